/** Joins the brands of a product: «Nike, Stüssy». */
export const joinBrandNames = (brands: readonly { name: string }[]) => brands.map(({ name }) => name).join(', ');
