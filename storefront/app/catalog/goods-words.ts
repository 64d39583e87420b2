/** How many goods, for `plural`. */
export const goodsForms = { one: 'товар', few: 'товара', many: 'товаров' };
