// Posters of collections and articles: a few products in front of a disc on a tinted wall. The products are in the middle, so that no crop
// cuts them off.
import { deriveTones, mixColours } from '../drawing/colour.js';
import { deriveTint } from '../drawing/tile.js';
import { choosePalette } from '../palettes.js';
import { arrangeGoods, type Scene } from './scene.js';

const [WIDTH, HEIGHT] = [1600, 1000];

/** Scenes of the posters, by slug of the collection or article. */
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

export function drawPoster({ colour, items }: Scene): string {
  const { base } = choosePalette(colour);
  const wall = deriveTint(base);
  const { defs, body } = arrangeGoods(items);
  const size = `viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"`;
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${wall}"/><circle cx="800" cy="500" r="410" fill="${mixColours(wall, deriveTones(base).deep, 0.14)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${defs}</defs>${ground}${body}</svg>`;
}

export const posterSize = { width: WIDTH, height: HEIGHT } as const;
