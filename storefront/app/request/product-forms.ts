/** The forms about a product, by the last part of their pages' paths. */
export const productForms = {
  'price-match': { form: 'priceMatch', title: 'Нашли дешевле?' },
  notice: { form: 'notice', title: 'Сообщить, когда появится' },
} as const;

export type ProductFormPath = keyof typeof productForms;

/** Returns the form's part of a path. */
export const productFormIn = (path: string): ProductFormPath => (path.includes('/price-match') ? 'price-match' : 'notice');

export const findProductForm = (path: string) => productForms[productFormIn(path)];
