import { create, type ThemeVars } from 'storybook/theming';
import { colors, fonts, radii } from '../../ui-kit/src/theme/tokens.ts';

export type ThemeName = 'light' | 'dark';

/** Storybook's own surfaces in the kit's fonts and colours. */
function createTheme(base: ThemeName): ThemeVars {
  const color = (role: keyof typeof colors) => colors[role][base];
  const { name, systemFonts } = fonts.text;
  return create({
    base,
    brandTitle: 'Meet',
    brandUrl: './',
    fontBase: [name, ...systemFonts].map((family) => (family.includes(' ') ? `'${family}'` : family)).join(', '),
    fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    colorPrimary: color('ink'),
    // Storybook uses the secondary colour for text, and as the background of white text, in both themes.
    colorSecondary: base === 'light' ? color('ink') : color('control'),
    appBg: color('surface'),
    appContentBg: color('paper'),
    appPreviewBg: color('paper'),
    appBorderColor: color('line'),
    appBorderRadius: radii.control,
    textColor: color('ink'),
    textInverseColor: color('paper'),
    textMutedColor: color('muted'),
    barBg: color('paper'),
    barTextColor: color('muted'),
    barHoverColor: color('ink'),
    barSelectedColor: color('ink'),
    buttonBg: color('surface'),
    buttonBorder: color('control'),
    booleanBg: color('surface'),
    booleanSelectedBg: color('paper'),
    inputBg: color('paper'),
    inputBorder: color('control'),
    inputTextColor: color('ink'),
    inputBorderRadius: radii.control,
  });
}

/** Docs pages use the secondary colour for small text, and never as the background of white text. */
const replaceSecondary = (theme: ThemeVars, base: ThemeName): ThemeVars => ({ ...theme, colorSecondary: colors.muted[base] });

export const themes: Record<ThemeName, ThemeVars> = { light: createTheme('light'), dark: createTheme('dark') };

export const docsThemes: Record<ThemeName, ThemeVars> = { light: themes.light, dark: replaceSecondary(themes.dark, 'dark') };

/** Resolves the theme chosen in the toolbar, which may be that of the system. */
export function resolveTheme(choice: unknown): ThemeName {
  if (choice === 'light' || choice === 'dark') return choice;
  return globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
