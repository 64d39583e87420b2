/** Texts of the full-screen view of `Gallery`, which load with that view. */
export const galleryZoomTexts = {
  label: 'Увеличенный снимок',
  pictures: 'Снимки',
  carousel: 'Карусель',
  slide: 'Слайд',
  position: '{index} из {total}',
  previous: 'Предыдущий снимок',
  next: 'Следующий снимок',
  close: 'Закрыть',
  zoomIn: 'Приблизить',
  zoomOut: 'Отдалить',
};
