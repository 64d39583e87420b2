export { type BrandColor, type BrandTheme, createTheme, type ThemeRole } from './create-theme.ts';
