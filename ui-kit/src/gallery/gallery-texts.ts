export const galleryTexts = {
  label: 'Снимки',
  carousel: 'карусель',
  slide: 'слайд',
  position: '{number} из {length}',
  picture: 'Снимок {number}: {alt}',
  enlarge: 'Увеличить снимок: {alt}',
  previous: 'Предыдущий снимок',
  next: 'Следующий снимок',
  displayed: 'Снимок {number} из {length}',
};
