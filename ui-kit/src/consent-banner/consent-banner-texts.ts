export const consentBannerTexts = {
  label: 'Согласие на\u00a0cookie',
  question: 'Cookie помнят корзину и\u00a0подбирают товары для\u00a0вас.',
  more: 'Подробнее',
  accept: 'Принять',
  decline: 'Только необходимые',
};
