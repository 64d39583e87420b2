import { askWithSession } from '../platform/graphql/browser-api.ts';

/** Saves what the shop knows of who is signed in as a file. A link cannot: the API answers only what a page of the shop asks. */
export async function downloadAccount(): Promise<void> {
  const response = await askWithSession('/api/account/export');
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = 'meet-account.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
}
