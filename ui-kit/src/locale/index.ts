export { LocaleProvider, type LocaleProviderProps } from './LocaleProvider.tsx';
export { useLocale } from './locale-context.ts';
export type { Locale } from './shop-locale.ts';
export type { OwnTexts, Texts } from './texts.ts';
