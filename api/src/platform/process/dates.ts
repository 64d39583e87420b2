/** Returns the latest of the dates that are known; undefined if none is. */
export const findLatest = (dates: readonly (Date | undefined)[]): Date | undefined =>
  dates.reduce((max, date) => (date && (!max || date > max) ? date : max), undefined);
