export const productCardTexts = {
  like: 'В избранное: {name}',
  chooseSize: 'Выбрать размер: {name}',
  addSize: 'В\u00a0корзину, размер: {name}',
  soldOut: 'Нет в наличии',
  sizeSoldOut: 'нет в\u00a0наличии',
  colours: { one: 'цвет', few: 'цвета', many: 'цветов' },
};
