/** Plural forms of the nouns that several components display after a number. */
export const nounTexts = {
  goods: { one: 'товар', few: 'товара', many: 'товаров' },
  reviews: { one: 'отзыв', few: 'отзыва', many: 'отзывов' },
  bonuses: { one: 'бонус', few: 'бонуса', many: 'бонусов' },
};
