/** Returns the error that Prisma's adapter for pg reported, which Prisma may have wrapped. */
export function adapterError(error: unknown): unknown {
  if (readText(error, 'name') === 'DriverAdapterError') return readField(error, 'cause');
  return readField(readField(readField(error, 'meta'), 'driverAdapterError'), 'cause');
}

const readField = (holder: unknown, name: string): unknown =>
  typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;

/** Returns a text field of an error, or an empty text. */
export function readText(holder: unknown, name: string): string {
  const value = readField(holder, name);
  return typeof value === 'string' ? value : '';
}
