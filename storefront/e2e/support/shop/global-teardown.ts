export default async function tearDown() {
  await globalThis.closeBrowsers?.();
  await globalThis.stopShop?.();
}
