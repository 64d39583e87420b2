/** Texts of `ResultPanel`. */
export const resultPanelTexts = {
  cashback: {
    one: 'бонус придёт, когда вы\u00a0получите заказ',
    few: 'бонуса придут, когда вы\u00a0получите заказ',
    many: 'бонусов придут, когда вы\u00a0получите заказ',
  },
};
