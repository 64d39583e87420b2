import { computeContrastRatio } from '../theme/readable-text.ts';
import { type ColorPair, colors, roles } from '../theme/tokens.ts';
import { adjustLightness, moveFrom, toDark } from './dark-colours.ts';
import { formatHex } from './oklch.ts';

export type ThemeRole = keyof typeof roles;

/** A colour as #RRGGBB, for both themes or for each. */
export type BrandColor = string | { light: string; dark?: string | undefined };

export interface BrandTheme {
  /**
   * Colours by what they are for; the rest stay the kit's. Where a dark one is missing, it is derived: the same hue, as light as it has to
   * be on the dark page.
   */
  colors?: Partial<Record<ThemeRole, BrandColor>> | undefined;
  /** CSS `font-family` of texts and of the display typeface. Load the files yourself. */
  fonts?: { text?: string | undefined; display?: string | undefined } | undefined;
  /** Corner radii in pixels. That of ticked boxes is at most 4 unless you state it, so that they never become circles. */
  radii?: { control?: number | undefined; check?: number | undefined; panel?: number | undefined } | undefined;
  /**
   * What the theme applies to.
   * @default ':root'
   */
  selector?: string | undefined;
}

interface RolePair {
  on: ThemeRole;
  ground: ThemeRole;
  least: number;
}

const pairUp = (ons: ThemeRole[], grounds: ThemeRole[], least: number): RolePair[] =>
  ons.flatMap((on) => grounds.map((ground) => ({ on, ground, least })));

/** Every pair in use, with the contrast that WCAG requires. */
const pairs: RolePair[] = [
  ...pairUp(['text', 'muted', 'sale', 'danger'], ['page', 'surface', 'tile', 'panel'], 4.5),
  ...pairUp(['success', 'warning'], ['page', 'surface', 'tile'], 4.5),
  ...pairUp(['on-action'], ['action'], 4.5),
  ...pairUp(['control', 'focus'], ['page', 'surface', 'tile', 'panel'], 3),
  ...pairUp(['action'], ['page', 'panel'], 3),
];

const themes = ['light', 'dark'] as const;
const roundestCheck = 4;
const black = formatHex({ lightness: 0, chroma: 0, hue: 0 });
const allRoles = Object.keys(roles).filter((name): name is ThemeRole => name in roles);

type Palette = Record<ThemeRole, ColorPair>;

function checkHex(role: string, color: string): void {
  if (!/^#[\da-f]{6}$/i.test(color)) throw new RangeError(`The colour of ${role} is ${color}, but has to be written as #RRGGBB.`);
}

/** Returns the white or the ink of the kit, whichever is more readable, or black on the few colours on which neither is. */
function findTextOn(ground: string): string {
  const [text = ''] = [colors.paper.light, colors.ink.light].toSorted(
    (one, other) => computeContrastRatio(other, ground) - computeContrastRatio(one, ground),
  );
  return computeContrastRatio(text, ground) >= 4.5 ? text : black;
}

/** Derives the dark colour of a role: mirrored, then as far from its grounds as its pairs require. */
function deriveDark(role: ThemeRole, light: string, palette: Palette, isStated: (role: ThemeRole) => boolean): string {
  const grounds = pairs
    .filter(({ on, ground }) => on === role || (ground === role && isStated(on)))
    .map(({ on, ground, least }) => ({ ground: palette[on === role ? ground : on].dark, least }));
  return adjustLightness(toDark(light), grounds);
}

function completePalette(stated: NonNullable<BrandTheme['colors']>): Palette {
  const palette = Object.fromEntries(allRoles.map((role) => [role, { ...colors[roles[role]] }])) as Palette;
  const isStated = (role: ThemeRole): boolean => stated[role] !== undefined;
  // Grounds are first in the list of roles, so that what stands on them is derived from what they have become.
  for (const role of allRoles) {
    const color = stated[role];
    if (color === undefined) continue;
    const { light, dark }: Exclude<BrandColor, string> = typeof color === 'string' ? { light: color } : color;
    for (const value of [light, dark ?? light]) checkHex(role, value);
    palette[role].light = light;
    palette[role].dark = dark ?? deriveDark(role, light, palette, isStated);
  }
  if (isStated('action') && !isStated('on-action'))
    for (const theme of themes) palette['on-action'][theme] = findTextOn(palette.action[theme]);
  return palette;
}

function checkContrast(palette: Palette): void {
  const problems = themes.flatMap((theme) =>
    pairs.flatMap(({ on, ground, least }) => {
      const ratio = computeContrastRatio(palette[on][theme], palette[ground][theme]);
      // A ratio just below the limit is not rounded up to it.
      return ratio < least
        ? [`${on} on ${ground} has a contrast of ${(Math.floor(ratio * 100) / 100).toFixed(2)} in the ${theme} theme and needs ${least}`]
        : [];
    }),
  );
  if (problems.length > 0) throw new RangeError(`The theme is not readable: ${problems.join('; ')}.`);
}

const toCss = ({ light, dark }: ColorPair): string => (light === dark ? light : `light-dark(${light}, ${dark})`);

function listStates({ action, 'on-action': text }: Palette): [name: string, value: string][] {
  const move = (distance: number) =>
    toCss({ light: moveFrom(action.light, text.light, distance), dark: moveFrom(action.dark, text.dark, distance) });
  return [
    ['action-hover', move(0.05)],
    ['action-pressed', move(0.1)],
  ];
}

/**
 * Returns the style sheet of a brand: its colours in both themes, its fonts and its corners, as the variables of the kit. Put it after
 * tokens.css. Throws a RangeError that names every pair of colours which people could not read.
 */
export function createTheme({ colors: stated = {}, fonts = {}, radii = {}, selector = ':root' }: BrandTheme): string {
  const palette = completePalette(stated);
  checkContrast(palette);
  const isChanged = (role: ThemeRole) => stated[role] !== undefined || (role === 'on-action' && stated.action !== undefined);
  const check = radii.check ?? (radii.control === undefined ? undefined : Math.min(radii.control, roundestCheck));
  const variables: [name: string, value: string][] = [
    ...allRoles.filter(isChanged).map((role): [string, string] => [role, toCss(palette[role])]),
    ...(stated.action === undefined ? [] : listStates(palette)),
    ...Object.entries(fonts).flatMap(([name, family]): [string, string][] => (family ? [[`font-${name}`, family]] : [])),
    ...Object.entries({ ...radii, check }).flatMap(([name, px]): [string, string][] =>
      px === undefined ? [] : [[`radius-${name}`, `${px}px`]],
    ),
  ];
  return `${selector} {\n${variables.map(([name, value]) => `  --meet-${name}: ${value};\n`).join('')}}\n`;
}
