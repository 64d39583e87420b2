export default async function tearDown() {
  await globalThis.closeBrowser?.();
  await globalThis.stopShop?.();
}
