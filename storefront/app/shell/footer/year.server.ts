const format = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Moscow' });

/** The year that it is for the shop, wherever its server stands. */
export const yearOf = (moment: Date): number => Number(format.format(moment));
