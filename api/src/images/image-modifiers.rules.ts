/** What a request wants of a picture. Only what is listed here is ever made, so that nobody can fill the cache with nonsense. */
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

/** A request for a picture that cannot be made, in a few words. */
export class InvalidModifiers extends Error {}

const fits = ['cover', 'contain', 'fill', 'inside', 'outside'] as const;
const formats: Readonly<Record<string, ImageModifiers['format']>> = {
  auto: 'auto',
  webp: 'webp',
  avif: 'avif',
  jpeg: 'jpeg',
  jpg: 'jpeg',
  png: 'png',
};

const breakpoints = [320, 640, 768, 1024, 1280, 1536];

/** Widths of the breakpoints on screens of one and two pixels a point. */
const WIDTHS: readonly number[] = [...new Set(breakpoints.flatMap((width) => [width, width * 2]))].sort((a, b) => a - b);
/** A height is a width or that of a 4:5 picture so wide. */
const HEIGHTS: readonly number[] = [...new Set(WIDTHS.flatMap((width) => [width, width * 1.25]))].sort((a, b) => a - b);
const QUALITIES: readonly number[] = [50, 60, 70, 75, 80, 85, 90, 95];
const BACKGROUNDS: readonly string[] = ['ffffff', '000000', 'efede8'];

const DEFAULT_QUALITY = 80;

type Draft = Partial<ImageModifiers>;

const readers: Readonly<Record<string, (draft: Draft, value: string) => void>> = {
  f: (draft, value) => {
    draft.format = chosen(Object.hasOwn(formats, value) ? formats[value] : undefined, 'f', Object.keys(formats));
  },
  fit: (draft, value) => {
    draft.fit = chosen(
      fits.find((fit) => fit === value),
      'fit',
      fits,
    );
  },
  w: (draft, value) => {
    draft.width = oneOf(WIDTHS, 'w', value);
  },
  h: (draft, value) => {
    draft.height = oneOf(HEIGHTS, 'h', value);
  },
  s: (draft, value) => {
    const [width, height, ...more] = value.split('x');
    if (width === undefined || height === undefined || more.length > 0) throw new InvalidModifiers('s must be like s_640x800');
    draft.width = oneOf(WIDTHS, 'the width of s', width);
    draft.height = oneOf(HEIGHTS, 'the height of s', height);
  },
  q: (draft, value) => {
    draft.quality = oneOf(QUALITIES, 'q', value);
  },
  b: (draft, value) => {
    const colour = value.toLowerCase();
    draft.background = chosen(
      BACKGROUNDS.find((known) => known === colour),
      'b',
      BACKGROUNDS,
    );
  },
};

const longNames: Readonly<Record<string, string>> = { format: 'f', width: 'w', height: 'h', resize: 's', quality: 'q', background: 'b' };

/** Reads `f_webp,w_640,q_80`; `_` asks for nothing in particular. */
export function parseModifiers(text: string): ImageModifiers {
  const draft: Draft = {};
  const names: string[] = [];
  for (const part of text === '_' ? [] : text.split(/[,&]/)) {
    const { name, value } = nameAndValue(part);
    readers[name]?.(draft, value);
    names.push(...(name === 's' ? ['w', 'h'] : [name]));
  }
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice) throw new InvalidModifiers(`${twice} is given twice`);
  return { format: 'auto', fit: 'cover', quality: DEFAULT_QUALITY, ...draft };
}

function nameAndValue(part: string): { name: string; value: string } {
  const [, word = '', value = ''] = /^([a-z]+)_([\w-]+)$/i.exec(part) ?? [];
  const name = Object.hasOwn(longNames, word) ? (longNames[word] ?? word) : word;
  if (!Object.hasOwn(readers, name)) throw new InvalidModifiers('modifiers are f, fit, w, h, s, q and b, like f_webp,w_640,q_80');
  return { name, value };
}

/** AVIF costs twenty times the time of WebP, so it is made only for who names it. */
export function formatFor({ format }: ImageModifiers, accept: string | undefined): ImageFormat {
  if (format !== 'auto') return format;
  return accept === undefined || /image\/(webp|\*)|\*\/\*/.test(accept) ? 'webp' : 'jpeg';
}

function oneOf(allowed: readonly number[], name: string, value: string): number {
  return chosen(
    allowed.find((known) => String(known) === value),
    name,
    allowed,
  );
}

function chosen<T>(value: T | undefined, name: string, allowed: readonly (string | number)[]): T {
  if (value === undefined) throw new InvalidModifiers(`${name} must be one of ${allowed.join(', ')}`);
  return value;
}
