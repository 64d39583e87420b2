import { createValueParser, StorageEntry } from '../../platform/store/browser-storage.ts';
import type { BrowserCart } from '../browser-cart.ts';
import { type CartLine, isCartLine } from '../cart-lines.rules.ts';

function isLegacyCart(value: unknown): value is { owner: string; lines: CartLine[] } {
  const { owner, lines }: Partial<Record<string, unknown>> = { ...(value as object | null) };
  return typeof owner === 'string' && Array.isArray(lines) && lines.every(isCartLine);
}

/**
 * Moves the lines that this account had saved for later into the browser's list, which is merged with the server's cart. Releases before
 * November 27, 2026 stored such lines under a separate key. Lines of another account stay under that key until that account signs in.
 */
export function moveLegacyLines(owner: string, browserCart: BrowserCart) {
  const entry = new StorageEntry('accountCart', createValueParser(isLegacyCart));
  const legacyCart = entry.read();
  if (legacyCart?.owner !== owner) return;
  for (const line of legacyCart.lines) if (!line.checked) browserCart.restore(line, browserCart.lines.at(-1)?.id ?? null);
  entry.remove();
}
