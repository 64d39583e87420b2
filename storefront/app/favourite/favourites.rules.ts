/** The list with a product in front of `before`, or at its end when `before` is not in the list. */
export function withRestored(ids: readonly string[], id: string, before: string | undefined): string[] {
  const others = ids.filter((one) => one !== id);
  const index = before === undefined ? -1 : others.indexOf(before);
  return others.toSpliced(index < 0 ? others.length : index, 0, id);
}

export const without = (ids: readonly string[], removed: readonly string[]): string[] => ids.filter((id) => !removed.includes(id));
