/** Page numbers to show; `null` is a gap of at least two pages. First, last, current and neighbouring pages are always shown. */
export function listPageNumbers(page: number, totalPages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, totalPages].filter((number) => number >= 1 && number <= totalPages);
  const visible = [...new Set(near)].sort((a, b) => a - b);
  return visible.flatMap((number, index) => {
    const before = visible[index - 1];
    const skipped = before === undefined ? 0 : number - before - 1;
    if (skipped === 0) return [number];
    return skipped === 1 ? [number - 1, number] : [null, number];
  });
}
