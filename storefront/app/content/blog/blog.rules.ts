export const articlesPerPage = 9;

export function buildBlogPath(page: number): string {
  return page > 1 ? `/blog?page=${page}` : '/blog';
}

/** Returns the page number in the query, or null if it is invalid. */
export function parseBlogPage(search: URLSearchParams): number | null {
  const page = search.get('page') ?? '1';
  return /^[1-9]\d{0,2}$/.test(page) ? Number(page) : null;
}
