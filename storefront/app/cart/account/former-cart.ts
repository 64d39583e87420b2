import { StorageEntry, storedValue } from '../../platform/store/browser-storage.ts';
import type { BrowserCart } from '../browser-cart.ts';
import { type CartLine, isCartLine } from '../cart-lines.rules.ts';

function isFormerCart(value: unknown): value is { owner: string; lines: CartLine[] } {
  const { owner, lines }: Partial<Record<string, unknown>> = { ...(value as object | null) };
  return typeof owner === 'string' && Array.isArray(lines) && lines.every(isCartLine);
}

/**
 * Moves the lines that an account has saved for later to those of the browser, which are merged with the server's. Releases before
 * November 27, 2026 kept them under a key of their own. Those of another account wait for it.
 */
export function moveFormerLines(owner: string, guest: BrowserCart) {
  const entry = new StorageEntry('accountCart', storedValue(isFormerCart));
  const former = entry.read();
  if (former?.owner !== owner) return;
  for (const line of former.lines) if (!line.checked) guest.restore(line, guest.lines.at(-1)?.id ?? null);
  entry.remove();
}
