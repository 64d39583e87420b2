/** How many bonuses, for `plural`. */
export const bonusForms = { one: 'бонус', few: 'бонуса', many: 'бонусов' };
