import { iconPaths } from '../../ui-kit/src/icon/generated/icon-paths.ts';
import type { ArchiveFile } from './zip.ts';

const stroke = 'fill="none" stroke="#121212" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"';

const icons = Object.entries(iconPaths);

const drawPaths = (paths: readonly string[]) => paths.map((pathData) => `<path d="${pathData}"/>`).join('');

/** An invisible square as large as an icon, so that a design tool keeps the icon's empty edges. */
const square = '<path d="M0 0h24v24H0z" stroke="none"/>';

/** Returns the content of an SVG file with an icon in the kit's stroke. */
export const drawIcon = (paths: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" ${stroke}>${drawPaths(paths)}</svg>\n`;

const columnCount = 8;
const cellSize = 48;

/** All icons in one drawing, each a group with its name, which a design tool makes a layer. */
export function drawIconSheet(): string {
  const rows = Math.ceil(icons.length / columnCount);
  const groups = icons.map(([name, paths], index) => {
    const [x, y] = [(index % columnCount) * cellSize + 12, Math.floor(index / columnCount) * cellSize + 12];
    return `  <g id="${name}" transform="translate(${x} ${y})">${square}${drawPaths(paths)}</g>`;
  });
  const size = `width="${columnCount * cellSize}" height="${rows * cellSize}" viewBox="0 0 ${columnCount * cellSize} ${rows * cellSize}"`;
  return [`<svg xmlns="http://www.w3.org/2000/svg" ${size} ${stroke}>`, ...groups, '</svg>', ''].join('\n');
}

export const iconCount = icons.length;

export const listIconFiles = (): ArchiveFile[] => icons.map(([name, paths]) => ({ name: `icons/${name}.svg`, text: drawIcon(paths) }));
