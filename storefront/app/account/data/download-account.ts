import { askWithSession } from '../../platform/graphql/browser-api.ts';
import { browserMarker } from '../../platform/graphql/question.ts';

const timeoutMs = 10_000;

/**
 * Saves the shopper's data as a file. A plain link would not work, because the API requires a header that only scripts of the shop can
 * send.
 */
export async function downloadAccount(): Promise<void> {
  const response = await askWithSession(() =>
    fetch('/api/account/export', { headers: browserMarker, signal: AbortSignal.timeout(timeoutMs) }),
  );
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = 'meet-account.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
}
