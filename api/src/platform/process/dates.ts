/** Returns the latest date, ignoring undefined ones; undefined if there is none. */
export const findLatest = (dates: readonly (Date | undefined)[]): Date | undefined =>
  dates.reduce((max, date) => (date && (!max || date > max) ? date : max), undefined);
