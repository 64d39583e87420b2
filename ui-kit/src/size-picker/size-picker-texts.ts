export const sizePickerTexts = {
  label: 'Размер',
  scales: 'Шкала размеров',
  cm: 'см',
  soldOut: 'нет в\u00a0наличии',
  delivery: {
    fast: 'быстрая доставка, 1–4\u00a0дня',
    slow: 'под\u00a0заказ, 14–25\u00a0дней',
    both: 'быстрая доставка, 1–4\u00a0дня, или под\u00a0заказ, 14–25\u00a0дней',
  },
};
