export function byPosition(a: { position: number }, b: { position: number }) {
  return a.position - b.position;
}

interface Unit {
  isSold: boolean;
  isReserved: boolean;
  size: { name: string; position: number };
}

/** The sizes a product comes in, in their order; one is available while a unit of it is neither sold nor reserved. */
export function sizesOf(units: readonly Unit[]) {
  const sizes = new Map<string, { name: string; position: number; available: boolean }>();
  for (const { size, isSold, isReserved } of units) {
    const available = sizes.get(size.name)?.available || !(isSold || isReserved);
    sizes.set(size.name, { ...size, available });
  }
  return [...sizes.values()].sort(byPosition);
}
