/** Page numbers to show; `null` is a gap of at least two pages. First, last, current and neighbouring pages are always shown. */
export function listPageNumbers(page: number, totalPages: number): (number | null)[] {
  const candidates = [1, page - 1, page, page + 1, totalPages].filter((number) => number >= 1 && number <= totalPages);
  const visiblePages = [...new Set(candidates)].sort((a, b) => a - b);
  return visiblePages.flatMap((number, index) => {
    const previousVisiblePage = visiblePages[index - 1];
    const skippedCount = previousVisiblePage === undefined ? 0 : number - previousVisiblePage - 1;
    if (skippedCount === 0) return [number];
    return skippedCount === 1 ? [number - 1, number] : [null, number];
  });
}
