import { rareSamples, resolveTracking, type TypeSample, textStyleUses, typeSamples } from '../src/theme/example-type.ts';
import {
  breakpoints,
  type ColorPair,
  colors,
  durations,
  easings,
  type FontFamily,
  fonts,
  layout,
  radii,
  roles,
  sizes,
  spaces,
  textSizes,
  trackings,
} from '../src/theme/tokens.ts';

/** A token by the format of the Design Tokens Community Group, version 2025.10. */
interface DesignToken {
  $value: unknown;
  $description?: string;
}

interface TokenGroup {
  $type: string;
  [name: string]: DesignToken | string;
}

/** Tokens of one type. A style with two sizes is a group of two tokens: `phone` and `desktop`. */
interface NestedGroup {
  $type: string;
  [name: string]: DesignToken | Record<string, DesignToken> | string;
}

/** Contents of the token files, by file name. */
export type TokenFiles = Record<string, object>;

const toDimension = (value: number) => ({ $value: { value, unit: 'px' } });

const readNumbers = (css: string): number[] => Array.from(css.matchAll(/[\d.]+/g), ([text]) => Number(text));

const readHex = (css: string): number[] => Array.from(css.matchAll(/[\dA-F]{2}/gi), ([pair]) => Number.parseInt(pair, 16));

/** Reads `#121212` and `rgb(18 18 18 / .48)`, the forms in which the theme states colours. */
function toColor(css: string): DesignToken {
  const [red = 0, green = 0, blue = 0, alpha = 1] = css.startsWith('#') ? readHex(css) : readNumbers(css);
  const components = [red, green, blue].map((channel) => Number((channel / 255).toFixed(4)));
  const hex = `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
  return { $value: { colorSpace: 'srgb', components, alpha, hex } };
}

function createGroup<Value>(
  $type: string,
  values: Record<string, Value>,
  toToken: (value: Value, name: string) => DesignToken,
): TokenGroup {
  return { $type, ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toToken(value, name)])) };
}

/**
 * The colours of a theme and the roles that refer to them, in one file, so that a tool that imports single files can resolve the
 * references.
 */
const toColors = (theme: keyof ColorPair) => ({
  color: createGroup<ColorPair>('color', colors, (pair) => toColor(pair[theme])),
  role: createGroup<string>('color', roles, (name) => ({ $value: `{color.${name}}` })),
});

/** Letter spacing in pixels; the samples state it in em, or by a variable of the theme. */
const measureTracking = ({ letterSpacing = '0', size }: TypeSample): number =>
  Number((Number.parseFloat(resolveTracking(letterSpacing)) * size).toFixed(2));

/** A text style. Its line height is a multiple of its size, as the format has it. */
const toTypography = (sample: TypeSample, use: string): DesignToken => ({
  $value: {
    fontFamily: `{font-family.${sample.face ?? 'text'}}`,
    fontSize: `{font-size.${sample.size}}`,
    fontWeight: sample.weight,
    letterSpacing: { value: measureTracking(sample), unit: 'px' },
    lineHeight: Number((textSizes[sample.size] / sample.size).toFixed(4)),
  },
  $description: use,
});

/** Where the smaller and the larger size of a style apply. */
const screens: Record<string, string> = { phone: `below ${breakpoints.desktop} px`, desktop: `from ${breakpoints.desktop} px` };

/** Every text style by its name, those of two sizes as a group, in the order of the table on the page «Type, space and motion». */
function createTypography(): NestedGroup {
  const group: Record<string, DesignToken | Record<string, DesignToken>> = {};
  for (const sample of [...typeSamples, ...rareSamples]) {
    for (const path of sample.styles) {
      const [name = '', screen] = path.split('.');
      const use = [textStyleUses[name], ...(screen ? [screens[screen]] : [])].join(' ');
      const token = toTypography(sample, use);
      group[name] = screen ? { ...(group[name] as object), [screen]: token } : token;
    }
  }
  const order = Object.keys(textStyleUses);
  const sortedStyles = Object.entries(group).toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  return { $type: 'typography', ...Object.fromEntries(sortedStyles) };
}

/** Design tools know a font by the name under which it is installed, which has no «Variable». */
const toFontFamily = ({ name, systemFonts }: FontFamily): DesignToken => ({
  $value: [name.replace(' Variable', ''), name, ...systemFonts],
});

/**
 * The theme as W3C Design Tokens: what is the same in light and dark, the colours and roles of each, and a resolver that chooses between
 * them. Tools such as Tokens Studio, Style Dictionary and Terrazzo read them.
 */
export const createTokenFiles = (): TokenFiles => ({
  'base.tokens.json': {
    space: createGroup('dimension', spaces, toDimension),
    size: createGroup('dimension', sizes, toDimension),
    breakpoint: createGroup('dimension', breakpoints, toDimension),
    gutter: createGroup('dimension', layout.gutter, (step) => toDimension(spaces[step])),
    section: createGroup('dimension', layout.section, (step) => toDimension(spaces[step])),
    radius: createGroup('dimension', radii, toDimension),
    duration: createGroup('duration', durations, (value) => ({ $value: { value, unit: 'ms' } })),
    easing: createGroup('cubicBezier', easings, (css) => ({ $value: readNumbers(css) })),
    'font-family': createGroup<FontFamily>('fontFamily', fonts, toFontFamily),
    'font-size': createGroup('dimension', Object.fromEntries(Object.keys(textSizes).map((size) => [size, Number(size)])), toDimension),
    'line-height': createGroup('dimension', textSizes, toDimension),
    tracking: createGroup('number', trackings, (tracking) => ({
      $value: Number.parseFloat(tracking),
      $description: 'Letter spacing in em',
    })),
    typography: createTypography(),
  },
  'light.tokens.json': toColors('light'),
  'dark.tokens.json': toColors('dark'),
  'meet.resolver.json': {
    name: 'Meet',
    version: '2025.10',
    sets: { base: { sources: [{ $ref: './base.tokens.json' }] } },
    modifiers: {
      theme: {
        contexts: { light: [{ $ref: './light.tokens.json' }], dark: [{ $ref: './dark.tokens.json' }] },
        default: 'light',
      },
    },
    resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
  },
});
