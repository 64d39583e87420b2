'use client';

import { createContext, useContext } from 'react';
import { type Locale, shopLocale } from './shop-locale.ts';
import type { OwnTexts, Texts } from './texts.ts';

export interface LocaleValue extends Locale {
  /** Texts that replace the default ones. */
  texts?: OwnTexts | undefined;
}

export const LocaleContext = createContext<LocaleValue>(shopLocale);

/** Returns language, currency and time zone, for the functions that format. */
export const useLocale = (): Locale => useContext(LocaleContext);

/** Returns the texts of a component: those of the provider; where it omits one, that of `defaults`, which the component imports itself. */
export function useTexts<Component extends keyof Texts>(component: Component, defaults: Texts[Component]): Texts[Component] {
  const ownTexts = useContext(LocaleContext).texts?.[component];
  return ownTexts ? { ...defaults, ...ownTexts } : defaults;
}
