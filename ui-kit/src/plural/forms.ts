/** Forms of «товар». */
export const goodsForms = { one: 'товар', few: 'товара', many: 'товаров' };

/** Forms of «отзыв». */
export const reviewForms = { one: 'отзыв', few: 'отзыва', many: 'отзывов' };

/** Forms of «бонус». */
export const bonusForms = { one: 'бонус', few: 'бонуса', many: 'бонусов' };
