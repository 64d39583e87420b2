export const copyTextTexts = {
  copy: 'Скопировать',
  copied: 'Скопировано',
  selected: 'Выделено, скопируйте сами',
};
