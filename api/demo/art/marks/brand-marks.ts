// Marks of invented brands: an alphabet of strokes (no font needed) and fourteen simple emblems.
import { getAt, roundToTenth } from '../drawing/points.js';
import { TILE } from '../drawing/tile.js';

const WIDTH = 960;
export const brandMarkSize = { width: WIDTH, height: WIDTH * 0.4 } as const;

// A letter, 14 units high and drawn in strokes: [width, path].
type Glyph = readonly [width: number, path: string];
const BLANK: Glyph = [5, ''];
const GLYPHS: Record<string, Glyph> = {
  A: [11, 'M0 14L5.500 0L11 14M2 9H9'], B: [9, 'M0 0V14H5A3.900 3.900 0 0 0 5 6.300H0M0 0H4.500A3.150 3.150 0 0 1 4.500 6.300'],
  C: [11, 'M11 2.600A6.500 7 0 1 0 11 11.400'], D: [11, 'M0 0V14H4A7 7 0 0 0 4 0Z'], E: [8, 'M8 0H0V14H8M0 6.800H7'], F: [8, 'M8 0H0V14M0 6.800H7'],
  G: [12, 'M11 2.600A6.500 7 0 1 0 11.500 8H7'], H: [10, 'M0 0V14M10 0V14M0 6.800H10'], I: [0.1, 'M0 0V14'],
    J: [7, 'M7 0V9.500A3.500 4.500 0 0 1 0 9.500'],
  K: [9.5, 'M0 0V14M9 0L0 8M3.600 5L9.500 14'], L: [7.5, 'M0 0V14H7.500'], M: [12, 'M0 14V0L6 10L12 0V14'], N: [10, 'M0 14V0L10 14V0'],
  O: [13, 'M6.500 0A6.500 7 0 1 0 6.500 14A6.500 7 0 1 0 6.500 0Z'], P: [9, 'M0 14V0H5A3.800 3.800 0 0 1 5 7.600H0'],
    Q: [13, 'M6.500 0A6.500 7 0 1 0 6.500 14A6.500 7 0 1 0 6.500 0ZM8.500 10L12.500 15'],
  R: [9.5, 'M0 14V0H5A3.700 3.700 0 0 1 5 7.400H0M5 7.400L9.500 14'],
    S: [9, 'M8.600 2.600C7.500 -.8 .4 -.8 .4 3.600C.4 8.200 9 5.600 9 10.400C9 14.800 1 14.800 0 11'],
  T: [10, 'M0 0H10M5 0V14'], U: [10, 'M0 0V9A5 5 0 0 0 10 9V0'], V: [11, 'M0 0L5.500 14L11 0'], W: [15, 'M0 0L4 14L7.500 3L11 14L15 0'],
    X: [10, 'M0 0L10 14M10 0L0 14'],
  Y: [10, 'M0 0L5 7.500L10 0M5 7.500V14'], Z: [9.5, 'M0 0H9.500L0 14H9.500'], '&': [10,
    'M10 14L2.500 4.500C.5 1.500 3 0 4.800 0C8 0 8 4 5 6C-3 10 1 14 4 14C7.500 14 9.500 11 9.500 8'],
  0: [11, 'M5.500 0A5.500 7 0 1 0 5.500 14A5.500 7 0 1 0 5.500 0Z'], 1: [4, 'M0 3L4 0V14'],
    2: [9, 'M.3 3.800A4.200 3.900 0 0 1 8.700 4C8.700 8 0 10 0 14H9'], 3: [9, 'M.5 0H8.500L4.500 5.500A4.200 4.200 0 1 1 .2 11.500'],
    4: [10, 'M7 14V0L0 10H10'],
  5: [9, 'M8 0H1L.5 6A4.500 4.200 0 1 1 .2 11.500'], 6: [10, 'M7 0L1.200 7A5 4.700 0 1 0 5 5'], 7: [9, 'M0 0H9L3 14'],
    8: [9, 'M4.500 0A3.300 3.200 0 1 0 4.500 6.400A4.300 3.800 0 1 0 4.500 14A4.300 3.800 0 1 0 4.500 6.400A3.300 3.200 0 1 0 4.500 0Z'],
    9: [10, 'M3 14L8.800 7A5 4.700 0 1 0 5 9'],
  '№': [17, 'M0 14V0L9 14V0M14 4A2.5 3 0 1 0 14 10A2.5 3 0 1 0 14 4ZM11.500 13.500H16.500'],
  '-': [6, 'M0 7H6'], '.': [0.1, 'M0 13.900V14'], "'": [0.1, 'M0 0V3'], ' ': [5, ''],
  Б: [9, 'M8 0H0V14H5A3.900 3.900 0 0 0 5 6.300H0'], Г: [7.5, 'M7.500 0H0V14'], Д: [12, 'M0 16V13.500H12V16M1.500 13.500L5 0H10V13.500'],
    Ж: [14, 'M7 0V14M0 0L7 7.500L14 0M0 14L7 6.500L14 14'], З: [8.5, 'M.3 2.400A4 3.200 0 1 1 4 6.600A4.300 3.800 0 1 1 0 11.400'],
  И: [10, 'M0 0V14L10 0V14'], Й: [10, 'M0 0V14L10 0V14M3 -3.500H7'], Л: [11, 'M0 14L5 0H11V14'], П: [10, 'M0 14V0H10V14'],
    У: [10, 'M0 0L5.300 8.500M10 0L4 12Q3 14 1 14'], Ф: [13, 'M6.500 0V14M6.500 2.500A6 4.500 0 1 0 6.500 11.500A6 4.500 0 1 0 6.500 2.500Z'],
    Ц: [11.5, 'M0 0V14H11.500V17M10 0V14'],
  Ч: [9, 'M0 0V4A4 4 0 0 0 9 6.500M9 0V14'], Ш: [14, 'M0 0V14H14V0M7 0V14'], Щ: [15.5, 'M0 0V14H15.500V17M14 0V14M7 0V14'],
    Ы: [13, 'M0 0V14H4A3.800 3.800 0 0 0 4 6.300H0M13 0V14'], Ь: [8.5, 'M0 0V14H4.500A3.800 3.800 0 0 0 4.500 6.300H0'],
    Э: [11, 'M0 2.600A6.500 7 0 1 1 0 11.400M4 7H12'], Ю: [16, 'M0 0V14M0 7H3.500M10 0A6 7 0 1 0 10 14A6 7 0 1 0 10 0Z'],
    Я: [9.5, 'M9.500 14V0H4.500A3.700 3.700 0 0 0 4.500 7.400H9.500M4.500 7.400L0 14'],
};
// These Cyrillic letters look the same as Latin ones.
for (const [same, latin] of [['А', 'A'], ['В', 'B'], ['Е', 'E'], ['Ё', 'E'], ['К', 'K'], ['М', 'M'], ['Н', 'H'], ['О', 'O'], ['Р', 'P'], ['С', 'C'], ['Т', 'T'],
  ['Х', 'X']] as const) GLYPHS[same] = GLYPHS[latin] ?? BLANK;

interface WordStyle {
  size?: number;
  weight?: number;
  gap?: number;
  wide?: number;
  cap?: 'butt' | 'round';
  skew?: number;
}

/** Draws a word in strokes, with its top left corner at 0, 0. Returns its drawing and width. */
function drawWord(text: string, { size = 40, weight = 0.16, gap = 0.34, wide = 1, cap = 'butt', skew = 0 }: WordStyle): { width: number; svg: string } {
  const scale = size / 14;
  let x = 0;
  const letters = [...text.toUpperCase()].map((letter) => {
    const [width, d] = GLYPHS[letter] ?? BLANK;
    const out = d && `<path d="${d}" transform="translate(${roundToTenth(x * scale)} 0) scale(${(scale * wide).toFixed(3)} ${scale.toFixed(3)})" vector-effect="non-scaling-stroke"/>`;
    x += width * wide + gap * 14;
    return out;
  });
  const join = cap === 'round' ? 'round' : 'miter';
  // The width of a non-scaling stroke is in pixels, so it is converted from units here.
  const style = `fill="none" stroke="currentColor" stroke-width="${roundToTenth((size * weight * WIDTH) / 400)}" stroke-linecap="${cap}" stroke-linejoin="${join}" stroke-miterlimit="1.5"`;
  return { width: (x - gap * 14) * scale, svg: `<g ${style}${skew ? ` transform="skewX(${skew})"` : ''}>${letters.join('')}</g>` };
}

const FILL = 'fill="currentColor"';
const strokeStyle = (w: number): string => `fill="none" stroke="currentColor" stroke-width="${w}"`;
// Emblems in a 60 x 60 box.
const EMBLEMS = {
  dawn: `<path d="M2 44a28 28 0 0 1 56 0Z" ${FILL}/><path d="M2 51h56" ${strokeStyle(4)}/>`,
  ring: `<circle cx="30" cy="30" r="25" ${strokeStyle(6)}/><circle cx="30" cy="30" r="7" ${FILL}/>`,
  arch: `<path d="M5 56V30a25 25 0 0 1 50 0V56M19 56V31a11 11 0 0 1 22 0V56" ${strokeStyle(6)}/>`,
  peak: `<path d="M2 54L22 12L34 36L40 26L58 54Z" ${FILL}/>`,
  wave: [16, 30, 44].map((y) => `<path d="M2 ${y}q14 -13 28 0t28 0" ${strokeStyle(5)}/>`).join(''),
  quarter: `<path d="M4 4h25v25A25 25 0 0 1 4 4ZM31 4h25A25 25 0 0 1 31 29ZM4 56A25 25 0 0 1 29 31V56ZM31 31A25 25 0 0 1 56 56H31Z" ${FILL}/>`,
  steps: `<path d="M4 56V42H21V28H38V14H56V56Z" ${FILL}/>`,
  knot: `<circle cx="22" cy="30" r="17" ${strokeStyle(5)}/><circle cx="38" cy="30" r="17" ${strokeStyle(5)}/>`,
  slash: [6, 24, 42].map((x) => `<path d="M${x} 56L${x + 14} 4" ${strokeStyle(7)}/>`).join(''),
  leaf: `<path d="M30 2C56 18 56 42 30 58C4 42 4 18 30 2Z" ${FILL}/>`,
  gem: `<path d="M30 3L57 30L30 57L3 30ZM30 16L44 30L30 44L16 30Z" ${FILL} fill-rule="evenodd"/>`,
  eclipse: `<path d="M30 3A27 27 0 1 0 30 57A27 27 0 1 0 30 3ZM38 14A16 16 0 1 1 38 46A16 16 0 1 1 38 14Z" ${FILL} fill-rule="evenodd"/>`,
  thread: `<path d="M8 52C8 8 52 52 52 8" ${strokeStyle(5)}/><circle cx="8" cy="52" r="5" ${FILL}/><circle cx="52" cy="8" r="5" ${FILL}/>`,
  bars: [4, 18, 32, 46].map((x, i) => `<path d="M${x} ${44 - i * 12}h10V56h-10Z" ${FILL}/>`).join(''),
};

/** How the emblem and the word of a mark are arranged. */
type Layout = 'left' | 'over' | 'plain' | 'frame' | 'oval' | 'rule';
const STYLES: readonly (readonly [emblem: keyof typeof EMBLEMS | null, layout: Layout, wordStyle: WordStyle])[] = [
  ['dawn', 'left', { weight: 0.14, gap: 0.34 }], ['ring', 'left', { weight: 0.1, gap: 0.5 }],
    ['arch', 'over', { weight: 0.09, gap: 0.7, size: 26 }], ['peak', 'left', { weight: 0.24, gap: 0.36, skew: -10 }],
  ['wave', 'over', { weight: 0.12, gap: 0.5, size: 28, cap: 'round' }], ['quarter', 'left', { weight: 0.2, gap: 0.36 }],
    [null, 'plain', { weight: 0.26, gap: 0.4, wide: 1.2, size: 46 }], ['knot', 'over', { weight: 0.07, gap: 0.8, size: 24 }],
  ['slash', 'left', { weight: 0.24, gap: 0.36, skew: -14 }], [null, 'frame', { weight: 0.13, gap: 0.6, size: 28 }],
    ['leaf', 'over', { weight: 0.09, gap: 0.9, size: 22 }], ['gem', 'left', { weight: 0.12, gap: 0.44 }],
  [null, 'plain', { weight: 0.06, gap: 0.9, size: 38 }], ['eclipse', 'over', { weight: 0.16, gap: 0.44, size: 28 }],
    [null, 'oval', { weight: 0.12, gap: 0.46, size: 26 }], ['thread', 'left', { weight: 0.11, gap: 0.4, cap: 'round' }],
    ['bars', 'left', { weight: 0.28, gap: 0.4 }], [null, 'rule', { weight: 0.18, gap: 0.56, size: 34 }],
];

const MAX_WORD_WIDTHS: Readonly<Record<Layout, number>> = { left: 280, over: 350, plain: 350, frame: 290, oval: 270, rule: 350 };

/**
 * Draws the mark of a brand: 400 x 160, in one colour on the tile. `index` chooses the style, so that neighbours in a list look different.
 */
export function drawBrandMark(name: string, index: number): string {
  const [emblem, layout, wordStyle] = getAt(STYLES, index % STYLES.length);
  const fullSizeWord = drawWord(name, wordStyle);
  const size = (wordStyle.size ?? 40) * Math.min(1, MAX_WORD_WIDTHS[layout] / fullSizeWord.width);
  const { width, svg } = drawWord(name, { ...wordStyle, size });
  const middle = 200 - width / 2;
  const placeWord = (x: number, y: number): string => `<g transform="translate(${roundToTenth(x)} ${roundToTenth(y)})">${svg}</g>`;
  const placeEmblem = (x: number, y: number, scale: number): string => (emblem ? `<g transform="translate(${roundToTenth(x)} ${y}) scale(${scale})">${EMBLEMS[emblem]}</g>` : '');
  const pairWidth = 60 * 0.9 + 22 + width;
  const layouts: Readonly<Record<Layout, () => string>> = {
    left: () => placeEmblem(200 - pairWidth / 2, 53, 0.9) + placeWord(200 - pairWidth / 2 + 76, 80 - size / 2),
    over: () => placeEmblem(167, 22, 1.1) + placeWord(middle, 112),
    plain: () => placeWord(middle, 80 - size / 2),
    frame: () => `${placeWord(middle, 80 - size / 2)}<rect x="${roundToTenth(middle - 28)}" y="${roundToTenth(80 - size)}" width="${roundToTenth(width + 56)}" height="${roundToTenth(size * 2)}" ${strokeStyle(3)}/>`,
    oval: () => `${placeWord(middle, 80 - size / 2)}<ellipse cx="200" cy="80" rx="${roundToTenth(width / 2 + 46)}" ry="${roundToTenth(size * 1.45)}" ${strokeStyle(3)}/>`,
    rule: () => `${placeWord(middle, 80 - size / 2)}<path d="M${roundToTenth(middle)} ${roundToTenth(80 + size * 0.95)}H${roundToTenth(200 + width / 2)}M${roundToTenth(middle)} ${roundToTenth(80 - size * 0.95)}H${roundToTenth(200 + width / 2)}" ${strokeStyle(3)}/>`,
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 160" width="${WIDTH}" height="${brandMarkSize.height}" color="#121212"><rect width="400" height="160" fill="${TILE}"/>${layouts[layout]()}</svg>`;
}
