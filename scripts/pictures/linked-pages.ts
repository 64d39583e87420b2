/** Returns the paths of the catalog directories that a page links to. */
export function findLinkedDirectories(html: string): string[] {
  return [...new Set([...html.matchAll(/href="(\/catalog\/[a-z0-9-]+)"/g)].map(([, path = '']) => path))];
}

/** Returns the paths of the product pages that a page links to. */
export function findLinkedProducts(html: string): string[] {
  return [...new Set([...html.matchAll(/href="(\/product\/[^"/?#]+)(?=["?#])/g)].map(([, path = '']) => path))];
}
