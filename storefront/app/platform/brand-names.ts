/** Joins the brands of a product: «Nike, Stüssy». */
export const brandNames = (brands: readonly { name: string }[]) => brands.map(({ name }) => name).join(', ');
