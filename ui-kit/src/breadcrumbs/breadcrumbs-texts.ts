export const breadcrumbsTexts = {
  label: 'Вы здесь',
};
