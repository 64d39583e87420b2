export const noSignalTexts = {
  word: 'NO\nSIGNAL',
  sentence: 'Нет сигнала. Давайте обновим страницу и\u00a0попробуем снова.',
  refresh: 'Обновить страницу',
};
