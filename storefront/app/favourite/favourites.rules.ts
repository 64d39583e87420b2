/** Returns the list with a product in front of `followingId`, or at its end when `followingId` is not in the list. */
export function restoreProduct(ids: readonly string[], id: string, followingId: string | undefined): string[] {
  const otherIds = ids.filter((otherId) => otherId !== id);
  const index = followingId === undefined ? -1 : otherIds.indexOf(followingId);
  return otherIds.toSpliced(index < 0 ? otherIds.length : index, 0, id);
}

export const removeProduct = (ids: readonly string[], removed: readonly string[]): string[] => ids.filter((id) => !removed.includes(id));
