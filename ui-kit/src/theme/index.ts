export { setTheme, type ThemeName, themeScript, themeStorageKey, themes } from './theme-script.ts';
export * from './tokens.ts';
export * from './variables.ts';
