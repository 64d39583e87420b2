import { computeContrastRatio } from '../theme/contrast-ratio.ts';
import { type ColorPair, colors, roles } from '../theme/tokens.ts';
import { adjustLightness, mirrorLightness, moveLightnessAwayFrom } from './dark-colours.ts';
import { formatHex } from './oklch.ts';

export type ThemeRole = keyof typeof roles;

/** Colours as #RRGGBB. A string is the colour of the light theme. A dark colour that is missing is derived from the light one. */
export type BrandColor = string | { light: string; dark?: string | undefined };

export interface BrandTheme {
  /**
   * Colours by role; the other roles keep the kit's colours. If a dark colour is missing, it is derived: the same hue, light enough to be
   * readable on the dark page.
   */
  colors?: Partial<Record<ThemeRole, BrandColor>> | undefined;
  /** CSS `font-family` of texts and of the display typeface. Load the files yourself. */
  fonts?: { text?: string | undefined; display?: string | undefined } | undefined;
  /** Corner radii in pixels. The radius of checkboxes is at most 4 unless you set `check`, so that they never become circles. */
  radii?: { control?: number | undefined; check?: number | undefined; panel?: number | undefined } | undefined;
  /**
   * CSS selector of the elements to which the theme applies.
   * @default ':root'
   */
  selector?: string | undefined;
}

interface RolePair {
  foreground: ThemeRole;
  background: ThemeRole;
  minRatio: number;
}

const createPairs = (foregrounds: ThemeRole[], backgrounds: ThemeRole[], minRatio: number): RolePair[] =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => ({ foreground, background, minRatio })));

/** Pairs of roles that are checked, with the contrast that WCAG requires. */
const pairs: RolePair[] = [
  ...createPairs(['text', 'muted', 'sale', 'danger'], ['page', 'surface', 'tile', 'panel'], 4.5),
  ...createPairs(['success', 'warning'], ['page', 'surface', 'tile'], 4.5),
  ...createPairs(['on-action'], ['action'], 4.5),
  ...createPairs(['control', 'focus'], ['page', 'surface', 'tile', 'panel'], 3),
  ...createPairs(['action'], ['page', 'panel'], 3),
];

const themes = ['light', 'dark'] as const;
const maxCheckboxRadius = 4;
const black = formatHex({ lightness: 0, chroma: 0, hue: 0 });
const allRoles = Object.keys(roles).filter((name): name is ThemeRole => name in roles);

type Palette = Record<ThemeRole, ColorPair>;

function assertHex(role: string, color: string): void {
  if (!/^#[\da-f]{6}$/i.test(color)) throw new RangeError(`The colour of ${role} is ${color}, but has to be written as #RRGGBB.`);
}

/** Returns the white or the ink of the kit, whichever is more readable, or black on the few colours on which neither is readable. */
function chooseTextColor(background: string): string {
  const [text = ''] = [colors.paper.light, colors.ink.light].toSorted(
    (first, second) => computeContrastRatio(second, background) - computeContrastRatio(first, background),
  );
  return computeContrastRatio(text, background) >= 4.5 ? text : black;
}

/** Derives the dark colour of a role: mirrors the lightness, then changes it until the contrast of every pair with this role suffices. */
function deriveDark(role: ThemeRole, light: string, palette: Palette, isSpecified: (role: ThemeRole) => boolean): string {
  const backgrounds = pairs
    .filter(({ foreground, background }) => foreground === role || (background === role && isSpecified(foreground)))
    .map(({ foreground, background, minRatio }) => ({
      background: palette[foreground === role ? background : foreground].dark,
      minRatio,
    }));
  return adjustLightness(mirrorLightness(light), backgrounds);
}

function completePalette(brandColors: NonNullable<BrandTheme['colors']>): Palette {
  const palette = Object.fromEntries(allRoles.map((role) => [role, { ...colors[roles[role]] }])) as Palette;
  const isSpecified = (role: ThemeRole): boolean => brandColors[role] !== undefined;
  // Backgrounds come first in the list of roles, so that the colours on them are derived from their new dark colours.
  for (const role of allRoles) {
    const color = brandColors[role];
    if (color === undefined) continue;
    const { light, dark }: Exclude<BrandColor, string> = typeof color === 'string' ? { light: color } : color;
    for (const value of [light, dark ?? light]) assertHex(role, value);
    palette[role].light = light;
    palette[role].dark = dark ?? deriveDark(role, light, palette, isSpecified);
  }
  if (isSpecified('action') && !isSpecified('on-action'))
    for (const theme of themes) palette['on-action'][theme] = chooseTextColor(palette.action[theme]);
  return palette;
}

function assertReadable(palette: Palette): void {
  const problems = themes.flatMap((theme) =>
    pairs.flatMap(({ foreground, background, minRatio }) => {
      const ratio = computeContrastRatio(palette[foreground][theme], palette[background][theme]);
      // A ratio just below the limit is not rounded up to it.
      return ratio < minRatio
        ? [
            `${foreground} on ${background} has a contrast of ${(Math.floor(ratio * 100) / 100).toFixed(2)} in the ${theme} theme and needs ${minRatio}`,
          ]
        : [];
    }),
  );
  if (problems.length > 0) throw new RangeError(`The theme is not readable: ${problems.join('; ')}.`);
}

const formatCssColor = ({ light, dark }: ColorPair): string => (light === dark ? light : `light-dark(${light}, ${dark})`);

function listActionStates({ action, 'on-action': text }: Palette): [name: string, value: string][] {
  const moveActionColor = (distance: number) =>
    formatCssColor({
      light: moveLightnessAwayFrom(action.light, text.light, distance),
      dark: moveLightnessAwayFrom(action.dark, text.dark, distance),
    });
  return [
    ['action-hover', moveActionColor(0.05)],
    ['action-pressed', moveActionColor(0.1)],
  ];
}

/**
 * Returns the style sheet of a brand: its colours in both themes, its fonts and its corners, as the variables of the kit. Put it after
 * tokens.css. Throws a RangeError that names every pair of colours which people could not read.
 */
export function createTheme({ colors: brandColors = {}, fonts = {}, radii = {}, selector = ':root' }: BrandTheme): string {
  const palette = completePalette(brandColors);
  assertReadable(palette);
  const isChanged = (role: ThemeRole) => brandColors[role] !== undefined || (role === 'on-action' && brandColors.action !== undefined);
  const checkboxRadius = radii.check ?? (radii.control === undefined ? undefined : Math.min(radii.control, maxCheckboxRadius));
  const variables: [name: string, value: string][] = [
    ...allRoles.filter(isChanged).map((role): [string, string] => [role, formatCssColor(palette[role])]),
    ...(brandColors.action === undefined ? [] : listActionStates(palette)),
    ...Object.entries(fonts).flatMap(([name, family]): [string, string][] => (family ? [[`font-${name}`, family]] : [])),
    ...Object.entries({ ...radii, check: checkboxRadius }).flatMap(([name, px]): [string, string][] =>
      px === undefined ? [] : [[`radius-${name}`, `${px}px`]],
    ),
  ];
  return `${selector} {\n${variables.map(([name, value]) => `  --meet-${name}: ${value};\n`).join('')}}\n`;
}
