'use client';

import { type ReactNode, useContext, useMemo } from 'react';
import { LocaleContext } from './locale-context.ts';
import type { OwnTexts } from './texts.ts';

export interface LocaleProviderProps {
  /**
   * Language and region as a BCP 47 tag, such as `en-GB`. Numbers, dates and plural forms follow it.
   * @default 'ru-RU'
   */
  language?: string | undefined;
  /**
   * Currency of all prices, as an ISO 4217 code. Prices are integers in its minor unit: cents, kopecks.
   * @default 'RUB'
   */
  currency?: string | undefined;
  /**
   * IANA time zone in which dates are shown.
   * @default 'Europe/Moscow'
   */
  timeZone?: string | undefined;
  /**
   * Texts of the components: `en` from `@meet/ui-kit/en`, or any part of the texts in your words. Plain data, so a server component may
   * pass it. Omitted texts come from the outer provider or, without one, are Russian. Define the object outside of components: a new object
   * at each render would render every component again.
   */
  texts?: OwnTexts | undefined;
  /** Content to which language, currency, time zone and texts apply. */
  children: ReactNode;
}

/** If an inner provider omits a text of a component, the text of the outer provider applies. */
const mergeTexts = (outer: OwnTexts = {}, inner: OwnTexts): OwnTexts =>
  Object.fromEntries(
    Object.keys({ ...outer, ...inner }).map((component) => [
      component,
      { ...outer[component as keyof OwnTexts], ...inner[component as keyof OwnTexts] },
    ]),
  );

/**
 * Sets language, currency, time zone and texts of the kit's components. Without it they are Russian, with roubles and Moscow time. A
 * provider inside another changes only the properties that it is given; the defaults below are those of the outermost provider.
 */
export function LocaleProvider({ language, currency, timeZone, texts, children }: LocaleProviderProps) {
  const outerLocale = useContext(LocaleContext);
  const mergedLocale = useMemo(
    () => ({
      language: language ?? outerLocale.language,
      currency: currency ?? outerLocale.currency,
      timeZone: timeZone ?? outerLocale.timeZone,
      texts: texts ? mergeTexts(outerLocale.texts, texts) : outerLocale.texts,
    }),
    [language, currency, timeZone, texts, outerLocale],
  );
  return <LocaleContext value={mergedLocale}>{children}</LocaleContext>;
}
