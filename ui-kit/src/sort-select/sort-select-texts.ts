export const sortSelectTexts = {
  label: 'Сначала',
  popular: 'популярные',
  newest: 'новинки',
  cheap: 'дешёвые',
  expensive: 'дорогие',
  sale: 'со\u00a0скидкой',
};
