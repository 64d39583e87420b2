/** Language, currency and time zone of a shop. */
export interface Locale {
  /** Language and region as a BCP 47 tag, by which numbers, dates and plural forms are formatted. */
  language: string;
  /** Currency of all prices, as an ISO 4217 code. */
  currency: string;
  /** IANA time zone of dates, the same on the server and in every browser. */
  timeZone: string;
}

/** Locale of the Meet shop, which applies where there is no `LocaleProvider`. */
export const shopLocale: Locale = { language: 'ru-RU', currency: 'RUB', timeZone: 'Europe/Moscow' };
