/** Returns the error that Prisma's adapter for pg reported, which Prisma may have wrapped. */
export function adapterError(error: unknown): unknown {
  if (textOf(error, 'name') === 'DriverAdapterError') return fieldOf(error, 'cause');
  return fieldOf(fieldOf(fieldOf(error, 'meta'), 'driverAdapterError'), 'cause');
}

const fieldOf = (holder: unknown, name: string): unknown =>
  typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;

/** Returns a text field of an error, or an empty text. */
export function textOf(holder: unknown, name: string): string {
  const value = fieldOf(holder, name);
  return typeof value === 'string' ? value : '';
}
