/** Texts of `Breadcrumbs`. */
export const breadcrumbsTexts = {
  label: 'Вы здесь',
};
