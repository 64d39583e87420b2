const yearFormat = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Moscow' });

/** The current year in the shop's time zone, independent of the server's. */
export const findYear = (moment: Date): number => Number(yearFormat.format(moment));
