import { drawFigure } from '../draw-goods.js';
import { deriveTones } from '../drawing/colour.js';
import { drawLooseLace } from '../drawing/shoe.js';
import { deriveTint } from '../drawing/tile.js';
import type { Palette } from '../palettes.js';

const WRONG_PAGE: Palette = { base: '#E0561D', accent: '#C4430F', sole: '#F4EFE4', trim: '#FAFAF8' };

/** Picture of the 404 page: one sneaker with its lace undone. */
export function drawWrongPageSneaker(width: number): string {
  const { defs, body } = drawFigure('sneaker-low', { palette: WRONG_PAGE, seed: 2, cut: 1, view: 'side', zoom: width / 800 });
  const laceTones = deriveTones(WRONG_PAGE.trim);
  const tip = (x: number, y: number, rotation: number): string => `<rect x="-4" y="-6" width="22" height="12" rx="5" fill="${laceTones.dark}" transform="translate(${x} ${y}) rotate(${rotation})"/>`;
  const ends =
    drawLooseLace([[462, 312], [500, 352], [486, 424], [520, 492], [500, 572], [548, 650], [640, 700], [716, 690]], laceTones, 12) + tip(716, 690, -10) +
    drawLooseLace([[448, 316], [404, 372], [398, 452], [352, 520], [366, 604], [300, 690], [200, 726], [128, 700]], laceTones, 12) + tip(128, 700, 200);
  const size = `viewBox="0 0 800 1000" width="${width}" height="${width * 1.25}"`;
  const ground = `<rect width="800" height="1000" fill="${deriveTint(WRONG_PAGE.base)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${defs}</defs>${ground}<g transform="translate(0 12)">${body}${ends}</g></svg>`;
}
