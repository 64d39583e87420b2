/** Plural forms of «товар» for `plural`. */
export const goodsForms = { one: 'товар', few: 'товара', many: 'товаров' };
