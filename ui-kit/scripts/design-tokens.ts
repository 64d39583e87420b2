import {
  type ColorPair,
  colors,
  durations,
  easings,
  fonts,
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

/** Files of the package, by name. */
export type TokenFiles = Record<string, object>;

const toDimension = (value: number) => ({ $value: { value, unit: 'px' } });

const readNumbers = (css: string): number[] => Array.from(css.matchAll(/[\d.]+/g), ([text]) => Number(text));

const readHex = (css: string): number[] => Array.from(css.matchAll(/[\dA-F]{2}/gi), ([pair]) => Number.parseInt(pair, 16));

/** Reads `#121212` and `rgb(18 18 18 / .48)`, the forms in which the theme states colours. */
function toColor(css: string): DesignToken {
  const [red = 0, green = 0, blue = 0, alpha = 1] = css.startsWith('#') ? readHex(css) : readNumbers(css);
  const components = [red, green, blue].map((channel) => Number((channel / 255).toFixed(4)));
  return { $value: { colorSpace: 'srgb', components, alpha } };
}

/** Makes a group of tokens of one type. */
function createGroup<Value>(
  $type: string,
  values: Record<string, Value>,
  toToken: (value: Value, name: string) => DesignToken,
): TokenGroup {
  return { $type, ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toToken(value, name)])) };
}

const toColors = (theme: keyof ColorPair) => ({
  color: createGroup<ColorPair>('color', colors, (pair) => toColor(pair[theme])),
});

/**
 * The theme as W3C Design Tokens: what is the same in both themes, the colours of each, and a resolver that chooses between them. Tools
 * such as Tokens Studio, Style Dictionary and Terrazzo read them.
 */
export const createTokenFiles = (): TokenFiles => ({
  'base.tokens.json': {
    space: createGroup('dimension', spaces, toDimension),
    size: createGroup('dimension', sizes, toDimension),
    role: createGroup<string>('color', roles, (name) => ({ $value: `{color.${name}}` })),
    radius: createGroup('dimension', radii, toDimension),
    duration: createGroup('duration', durations, (value) => ({ $value: { value, unit: 'ms' } })),
    easing: createGroup('cubicBezier', easings, (css) => ({ $value: readNumbers(css) })),
    'font-family': createGroup('fontFamily', fonts, ({ name, systemFonts }) => ({ $value: [name, ...systemFonts] })),
    'font-size': createGroup('dimension', Object.fromEntries(Object.keys(textSizes).map((size) => [size, Number(size)])), toDimension),
    'line-height': createGroup('dimension', textSizes, toDimension),
    tracking: createGroup('number', trackings, (tracking) => ({
      $value: Number.parseFloat(tracking),
      $description: 'Letter spacing in em',
    })),
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
