// Posters of collections and articles: a few products in front of a disc on a tinted wall. They are in the middle, so that no crop cuts
// them off.
import { figure } from './art.js';
import { mix, tones } from './colour.js';
import { choosePalette, type Palette } from './palettes.js';
import { f } from './shape.js';
import { looseLace } from './shoe.js';
import { tint } from './tile.js';

const [WIDTH, HEIGHT] = [1600, 1000];

export interface Item {
  kind: string;
  colour: string;
  /** Centre and scale of the product's drawing. */
  at: readonly [x: number, y: number, k: number];
  cut?: number;
  contrast?: 0 | 1;
  rotation?: number;
  back?: boolean;
}

export interface Scene {
  colour: string;
  items: readonly Item[];
}

/** Scenes by slug of the collection or article. */
export const scenes: Readonly<Record<string, Scene>> = {
  'gorod-v-dozhd': { colour: 'stal', items: [{ kind: 'puffer', colour: 'stal', at: [600, 540, 0.92], cut: 1 }, { kind: 'lace-boot', colour: 'chernyy', at: [1120, 590, 0.62] }] },
  'tihaya-klassika': { colour: 'kemel', items: [{ kind: 'trousers', colour: 'shokolad', at: [1120, 500, 0.88] }, { kind: 'coat', colour: 'kemel', at: [640, 500, 0.94] }] },
  'leto-na-dache': { colour: 'shalfey', items: [{ kind: 'dress', colour: 'shalfey', at: [600, 500, 0.94], cut: 2 }, { kind: 'sandal', colour: 'karamel', at: [1120, 600, 0.6] },
    { kind: 'cap', colour: 'gorchichnyy', at: [1110, 330, 0.46] }] },
  'pervyy-sneg': { colour: 'nebesnyy', items: [{ kind: 'scarf', colour: 'nebesnyy', at: [1130, 500, 0.9], cut: 1 }, { kind: 'beanie', colour: 'belyy', at: [620, 500, 0.9], cut: 2, contrast: 1 }] },
  'kak-izmerit-stopu': { colour: 'pesochnyy', items: [{ kind: 'sneaker-low', colour: 'pesochnyy', at: [920, 420, 0.95], contrast: 1 },
    { kind: 'sneaker-low', colour: 'pesochnyy', at: [720, 620, 0.95], contrast: 1 }] },
  'uhod-za-zamshey': { colour: 'karamel', items: [{ kind: 'boot', colour: 'kemel', at: [500, 500, 0.8], cut: 1 }, { kind: 'loafer', colour: 'karamel', at: [1100, 476, 0.8], cut: 2 }] },
  'krossovki-dlya-bega': { colour: 'alyy', items: [{ kind: 'runner', colour: 'terrakota', at: [800, 470, 1.4], contrast: 1, rotation: -9 }] },
  'kozhanaya-obuv-zimoy': { colour: 'shokolad', items: [{ kind: 'lace-boot', colour: 'shokolad', at: [800, 540, 1.25], cut: 2 }] },
  'kak-stirat-sherst': { colour: 'pylnaya-roza', items: [{ kind: 'sweater', colour: 'pylnaya-roza', at: [620, 510, 0.92], cut: 2 }, { kind: 'sweater', colour: 'molochnyy', at: [1100, 510, 0.84], cut: 1 }] },
  'sloi-v-mezhsezone': { colour: 'haki', items: [{ kind: 't-shirt', colour: 'belyy', at: [360, 520, 0.72], cut: 1 }, { kind: 'coat', colour: 'pesochnyy', at: [1240, 500, 0.84] },
    { kind: 'hoodie', colour: 'haki', at: [800, 510, 0.88] }] },
  'belye-kedy': { colour: 'butylochnyy', items: [{ kind: 'sneaker-low', colour: 'belyy', at: [800, 480, 1.4], cut: 1 }] },
  'denim-bez-mifov': { colour: 'dzhinsovyy', items: [{ kind: 'jeans', colour: 'nebesnyy', at: [410, 500, 0.9] }, { kind: 'jeans', colour: 'temno-siniy', at: [1190, 500, 0.9], cut: 1 },
    { kind: 'jeans', colour: 'dzhinsovyy', at: [800, 500, 0.94], cut: 2, back: true }] },
  'detskaya-obuv-zapas': { colour: 'gorchichnyy', items: [{ kind: 'sneaker-high', colour: 'gorchichnyy', at: [980, 500, 0.94], cut: 2 }, { kind: 'sneaker-high', colour: 'gorchichnyy', at: [520, 590, 0.6], cut: 2 }] },
  'hranenie-obuvi': { colour: 'bordo', items: [{ kind: 'boot', colour: 'bordo', at: [500, 500, 0.8], contrast: 1 }, { kind: 'heel', colour: 'bordo', at: [1100, 500, 0.8] }] },
  'kak-chitat-yarlyk': { colour: 'terrakota', items: [{ kind: 't-shirt', colour: 'terrakota', at: [800, 880, 2] }] },
  'kapsulnyy-garderob': { colour: 'slonovaya-kost', items: [{ kind: 'shirt', colour: 'nebesnyy', at: [420, 520, 0.82], cut: 1 }, { kind: 'chinos', colour: 'pesochnyy', at: [820, 500, 0.9], cut: 1 },
    { kind: 'bag', colour: 'karamel', at: [1220, 460, 0.66] }, { kind: 'loafer', colour: 'shokolad', at: [1210, 730, 0.5] }] },
};

/** Places drawings of products, and returns them with the SVG definitions that they use. */
export function arrange(items: readonly Item[]): { defs: string; body: string } {
  const drawn = items.map(({ kind, colour: itemColour, at: [x, y, k], cut = 0, contrast = 0, rotation = 0, back = false }, index) => {
    // Different seeds keep the ids of two products of the same kind distinct.
    const { defs, body } = figure(kind, { palette: choosePalette(itemColour, contrast), seed: index + 3, cut, view: back ? 'back' : 'side', zoom: k });
    return { defs, body: `<g transform="translate(${f(x)} ${f(y)}) rotate(${rotation}) scale(${k}) translate(-400 -500)">${body}</g>` };
  });
  return { defs: drawn.map(({ defs }) => defs).join(''), body: drawn.map(({ body }) => body).join('') };
}

export function poster({ colour, items }: Scene): string {
  const { base } = choosePalette(colour);
  const wall = tint(base);
  const { defs, body } = arrange(items);
  const size = `viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"`;
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${wall}"/><circle cx="800" cy="500" r="410" fill="${mix(wall, tones(base).deep, 0.14)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${defs}</defs>${ground}${body}</svg>`;
}

export const posterSize = { width: WIDTH, height: HEIGHT } as const;

const WRONG_PAGE: Palette = { base: '#E0561D', accent: '#C4430F', sole: '#F4EFE4', trim: '#FAFAF8' };

/** Picture of the 404 page: one sneaker with its lace undone. */
export function wrongPageSneaker(width: number): string {
  const { defs, body } = figure('sneaker-low', { palette: WRONG_PAGE, seed: 2, cut: 1, view: 'side', zoom: width / 800 });
  const lace = tones(WRONG_PAGE.trim);
  const tip = (x: number, y: number, rotation: number): string => `<rect x="-4" y="-6" width="22" height="12" rx="5" fill="${lace.dark}" transform="translate(${x} ${y}) rotate(${rotation})"/>`;
  const ends =
    looseLace([[462, 312], [500, 352], [486, 424], [520, 492], [500, 572], [548, 650], [640, 700], [716, 690]], lace, 12) + tip(716, 690, -10) +
    looseLace([[448, 316], [404, 372], [398, 452], [352, 520], [366, 604], [300, 690], [200, 726], [128, 700]], lace, 12) + tip(128, 700, 200);
  const size = `viewBox="0 0 800 1000" width="${width}" height="${width * 1.25}"`;
  const ground = `<rect width="800" height="1000" fill="${tint(WRONG_PAGE.base)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${defs}</defs>${ground}<g transform="translate(0 12)">${body}${ends}</g></svg>`;
}
