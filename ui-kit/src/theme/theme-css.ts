import { densities } from './densities.ts';
import {
  breakpoints,
  type ColorPair,
  colors,
  durations,
  easings,
  type FontFamily,
  fonts,
  layout,
  localFallbacks,
  pictureDim,
  radii,
  roles,
  sizes,
  spaces,
  textSizes,
  trackings,
  weights,
} from './tokens.ts';

type Step = keyof typeof spaces;
const listEntries = <Value>(record: Record<string, Value>): [string, Value][] => Object.entries(record);
const toRem = (px: number): string => `${px / 16}rem`;
const toPercent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;
const formatFamily = (names: readonly string[]): string => names.map((name) => (/[ ]/.test(name) ? `'${name}'` : name)).join(', ');
const formatColorPair = ({ light, dark }: ColorPair): string => (light === dark ? light : `light-dark(${light}, ${dark})`);
const formatGap = (name: 'gutter' | 'section', width: 'mobile' | 'tablet' | 'desktop'): string => {
  const step: Step = layout[name][width];
  return `--meet-${name}: var(--meet-space-${step});`;
};

function formatFaces({ name, file, fallback }: FontFamily): string {
  return [
    `@font-face { font-family: '${name}'; font-style: normal; font-display: swap; font-weight: ${weights.min} ${weights.max}; src: url('./${file}') format('woff2'); }`,
    ...localFallbacks.flatMap(({ suffix, local, width }) => {
      const sizeAdjust = fallback.sizeAdjust * width;
      return [
        `@font-face { font-family: '${fallback.name}${suffix}'; src: ${local.map((fontName) => `local('${fontName}')`).join(', ')};`,
        `  size-adjust: ${toPercent(sizeAdjust)}; ascent-override: ${toPercent(fallback.ascent / sizeAdjust)}; descent-override: ${toPercent(fallback.descent / sizeAdjust)}; line-gap-override: 0%; }`,
      ];
    }),
  ].join('\n');
}

function listVariables(): string[] {
  return [
    'color-scheme: light dark;',
    ...listEntries<ColorPair>(colors).map(([name, value]) => `--meet-color-${name}: ${formatColorPair(value)};`),
    ...listEntries<string>(roles).map(([role, name]) => `--meet-${role}: var(--meet-color-${name});`),
    `--meet-picture-dim: ${pictureDim.light};`,
    ...listEntries<FontFamily>(fonts).map(
      ([role, font]) =>
        `--meet-font-${role}: ${formatFamily([font.name, ...localFallbacks.map(({ suffix }) => font.fallback.name + suffix), ...font.systemFonts])};`,
    ),
    ...listEntries<number>(textSizes).map(([size, line]) => `--meet-text-${size}: ${toRem(Number(size))}/${toRem(line)};`),
    ...listEntries<string>(trackings).map(([name, value]) => `--meet-${name}: ${value};`),
    ...listEntries<number>(spaces).map(([step, px]) => `--meet-space-${step}: ${px}px;`),
    ...listEntries<number>(sizes).map(([name, px]) => `--meet-${name}: ${px}px;`),
    ...listEntries<number>(radii).map(([name, px]) => `--meet-radius-${name}: ${px}px;`),
    ...listEntries<number>(durations).map(([name, ms]) => `--meet-${name}: ${ms}ms;`),
    ...listEntries<string>(easings).map(([name, value]) => `--meet-${name}: ${value};`),
    formatGap('gutter', 'mobile'),
    formatGap('section', 'mobile'),
  ];
}

/** Rules that change variables on elements with `data-density`, for a fine pointer only. */
function formatDensities(): string {
  const rules = Object.entries(densities).map(([name, density]) => {
    const variables = [
      ...listEntries<number>(density.sizes).map(([size, px]) => `--meet-${size}: ${px}px;`),
      ...listEntries<readonly [number, number]>(density.textSizes).map(
        ([step, [size, line]]) => `--meet-text-${step}: ${toRem(size)}/${toRem(line)};`,
      ),
    ];
    return `[data-density='${name}'] { ${variables.join(' ')} }`;
  });
  return `@media (pointer: fine) { ${rules.join(' ')} }`;
}

/** fonts.css: the two web fonts, and the installed fonts that stand in until they have loaded. */
export const composeFontsCss = (): string => `${Object.values(fonts).map(formatFaces).join('\n')}\n`;

/** tokens.css: variables, themes, breakpoints, densities, reduced motion. */
export function composeTokensCss(): string {
  const dimRule = `--meet-picture-dim: ${pictureDim.dark};`;
  const zeroDurations = Object.keys(durations)
    .map((name) => `--meet-${name}: 0ms;`)
    .join(' ');
  return [
    `:root {\n  ${listVariables().join('\n  ')}\n}`,
    "[data-theme='light'] { color-scheme: light; }",
    `[data-theme='dark'] { color-scheme: dark; ${dimRule} }`,
    `@media (prefers-color-scheme: dark) { :root:not([data-theme='light']) { ${dimRule} } }`,
    `@media (min-width: ${breakpoints.tablet}px) { :root { ${formatGap('gutter', 'tablet')} ${formatGap('section', 'tablet')} } }`,
    `@media (min-width: ${breakpoints.desktop}px) { :root { ${formatGap('gutter', 'desktop')} ${formatGap('section', 'desktop')} } }`,
    formatDensities(),
    `@media (prefers-reduced-motion: reduce) { :root { ${zeroDurations} } }`,
    '',
  ].join('\n');
}
