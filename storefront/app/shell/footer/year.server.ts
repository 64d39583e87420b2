const yearFormat = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Moscow' });

/** Returns the year of a moment in the shop's time zone, whatever the server's time zone is. */
export const findYear = (moment: Date): number => Number(yearFormat.format(moment));
