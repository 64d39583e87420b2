/** Word forms for `plural`. */
export const bonusForms = { one: 'бонус', few: 'бонуса', many: 'бонусов' };
