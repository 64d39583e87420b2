import type { CartLine } from './cart-keeper.port.ts';

const texts = ['id', 'productId', 'slug', 'brand', 'name', 'size'] as const;

/** Whether a stored value is a line, because storage can hold anything. */
export function isCartLine(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Partial<Record<string, unknown>> = { ...value };
  const { picture, addedPrice } = fields;
  return (
    texts.every((name) => typeof fields[name] === 'string') &&
    fields.quantity === 1 &&
    typeof fields.checked === 'boolean' &&
    (picture === null || typeof picture === 'string') &&
    (addedPrice === undefined || Number.isSafeInteger(addedPrice))
  );
}
