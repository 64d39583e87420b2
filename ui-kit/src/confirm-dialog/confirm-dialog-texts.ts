export const confirmDialogTexts = {
  cancel: 'Отмена',
  failed: 'Не\u00a0получилось. Попробуйте ещё раз',
};
