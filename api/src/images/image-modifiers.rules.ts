/**
 * Requested format, size and quality of a picture. Only the listed combinations are accepted, fewer than 2,000 per picture; a test
 * counts them.
 */
export interface ImageModifiers {
  format: 'auto' | ImageFormat;
  width?: number;
  height?: number;
  fit: Fit;
  quality: number;
  background?: string;
}

export type ImageFormat = 'webp' | 'avif' | 'jpeg' | 'png';
export type Fit = (typeof fits)[number];

/** Thrown for modifiers that are unknown, malformed or not allowed. Its message says why. */
export class InvalidModifiers extends Error {}

const fits = ['cover', 'contain', 'inside'] as const;
const formats: Readonly<Record<string, ImageModifiers['format']>> = {
  auto: 'auto',
  webp: 'webp',
  avif: 'avif',
  jpeg: 'jpeg',
  jpg: 'jpeg',
  png: 'png',
};

const breakpoints = [320, 640, 768, 1024, 1280, 1536];

/** Widths of the breakpoints, at one and two device pixels per CSS pixel. */
const WIDTHS: readonly number[] = [...new Set(breakpoints.flatMap((width) => [width, width * 2]))].sort((a, b) => a - b);
/** Allowed ratios of height to width: the shop's 4:5 pictures, and squares. */
const RATIOS: readonly number[] = [1.25, 1];
/** Heights allowed without a width: those of 4:5 pictures with an allowed width. */
const HEIGHTS: readonly number[] = WIDTHS.map((width) => width * 1.25);
const QUALITIES: readonly number[] = [50, 80, 90];
const BACKGROUNDS: readonly string[] = ['ffffff', 'efede8'];

const DEFAULT_QUALITY = 80;
const HIGHEST_QUALITY = 90;
const MAX_HIGHEST_QUALITY_WIDTH = 1024;
const MAX_SLOW_FORMAT_WIDTH = 1536;

type Draft = Partial<ImageModifiers>;

const modifierParsers: Readonly<Record<string, (draft: Draft, value: string) => void>> = {
  f: (draft, value) => {
    draft.format = requireChoice(Object.hasOwn(formats, value) ? formats[value] : undefined, 'f', Object.keys(formats));
  },
  fit: (draft, value) => {
    draft.fit = requireChoice(
      fits.find((fit) => fit === value),
      'fit',
      fits,
    );
  },
  w: (draft, value) => {
    draft.width = requireAllowed(WIDTHS, 'w', value);
  },
  h: (draft, value) => {
    draft.height = parseNumber(value);
  },
  s: (draft, value) => {
    const [width, height, ...more] = value.split('x');
    if (width === undefined || height === undefined || more.length > 0) throw new InvalidModifiers('s must be like s_640x800');
    draft.width = requireAllowed(WIDTHS, 'the width of s', width);
    draft.height = parseNumber(height);
  },
  q: (draft, value) => {
    draft.quality = requireAllowed(QUALITIES, 'q', value);
  },
  b: (draft, value) => {
    const colour = value.toLowerCase();
    draft.background = requireChoice(
      BACKGROUNDS.find((name) => name === colour),
      'b',
      BACKGROUNDS,
    );
  },
};

const longNames: Readonly<Record<string, string>> = { format: 'f', width: 'w', height: 'h', resize: 's', quality: 'q', background: 'b' };

/** Parses modifiers such as `f_webp,w_640,q_80`; `_` stands for no modifiers. */
export function parseModifiers(text: string): ImageModifiers {
  const draft: Draft = {};
  const names: string[] = [];
  for (const modifier of text === '_' ? [] : text.split(/[,&]/)) {
    const { name, value } = splitModifier(modifier);
    modifierParsers[name]?.(draft, value);
    names.push(...(name === 's' ? ['w', 'h'] : [name]));
  }
  const repeatedName = names.find((name, index) => names.indexOf(name) < index);
  if (repeatedName) throw new InvalidModifiers(`${repeatedName} is given twice`);
  requireAllowedHeight(draft);
  requireCheapEnough(draft);
  // `fit` has an effect only with both width and height. Without one of them, it is set to `cover`, so that equal results share one name.
  const fit = draft.width === undefined || draft.height === undefined ? 'cover' : (draft.fit ?? 'cover');
  return { format: 'auto', quality: DEFAULT_QUALITY, ...draft, fit };
}

function requireAllowedHeight({ width, height }: Draft): void {
  if (height === undefined) return;
  const allowedValues = width === undefined ? HEIGHTS : RATIOS.map((ratio) => width * ratio);
  if (!allowedValues.includes(height)) refuseChoice(width === undefined ? 'h' : `the height to a width of ${width}`, allowedValues);
}

/** Limits slow formats and the highest quality to the sizes that pages use. */
function requireCheapEnough({ format, quality, width, height }: Draft): void {
  const effectiveWidth = width ?? (height === undefined ? Number.POSITIVE_INFINITY : height / 1.25);
  if (quality === HIGHEST_QUALITY && effectiveWidth > MAX_HIGHEST_QUALITY_WIDTH)
    refuseLarge(`q_${HIGHEST_QUALITY}`, MAX_HIGHEST_QUALITY_WIDTH);
  if ((format === 'avif' || format === 'png') && effectiveWidth > MAX_SLOW_FORMAT_WIDTH) refuseLarge(`f_${format}`, MAX_SLOW_FORMAT_WIDTH);
}

function refuseLarge(modifier: string, max: number): never {
  throw new InvalidModifiers(`${modifier} needs a width of at most ${max}, or the height that belongs to one`);
}

const parseNumber = (text: string): number => (/^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN);

function splitModifier(modifier: string): { name: string; value: string } {
  const [, writtenName = '', value = ''] = /^([a-z]+)_([\w-]+)$/i.exec(modifier) ?? [];
  const name = Object.hasOwn(longNames, writtenName) ? (longNames[writtenName] ?? writtenName) : writtenName;
  if (!Object.hasOwn(modifierParsers, name)) throw new InvalidModifiers('modifiers are f, fit, w, h, s, q and b, like f_webp,w_640,q_80');
  return { name, value };
}

/** Chooses the format. AVIF takes twenty times as long as WebP, so it is made only on request. */
export function chooseFormat({ format }: ImageModifiers, accept: string | undefined): ImageFormat {
  if (format !== 'auto') return format;
  return accept === undefined || /image\/(webp|\*)|\*\/\*/.test(accept) ? 'webp' : 'jpeg';
}

function requireAllowed(allowedValues: readonly number[], name: string, value: string): number {
  return requireChoice(
    allowedValues.find((option) => String(option) === value),
    name,
    allowedValues,
  );
}

function requireChoice<T>(value: T | undefined, name: string, allowedValues: readonly (string | number)[]): T {
  return value ?? refuseChoice(name, allowedValues);
}

function refuseChoice(name: string, allowedValues: readonly (string | number)[]): never {
  throw new InvalidModifiers(`${name} must be one of ${allowedValues.join(', ')}`);
}
