export const loadMoreTexts = {
  part: 'Показано {shown} из\u00a0{total}',
  all: 'Показано всё: {items}',
  more: 'Показать ещё {count}',
  retry: 'Повторить',
};
