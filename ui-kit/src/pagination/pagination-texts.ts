export const paginationTexts = {
  label: 'Страницы',
  position: 'Страница {page} из\u00a0{total}',
  page: 'Страница {page}',
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
};
