export const bonusSliderTexts = {
  label: 'Списать бонусов',
  numberLabel: 'Списать бонусов, число',
  valueText: '{bonuses} из\u00a0{available}',
  caption: 'из\u00a0{available} доступных. Один бонус\u00a0—\u00a0один рубль.',
  total: 'К\u00a0оплате',
  spend: 'Списать {bonuses}',
  decline: 'Не\u00a0списывать',
};
