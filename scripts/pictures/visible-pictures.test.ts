import { expect, it } from '@jest/globals';
import { findVisiblePictures } from './visible-pictures.ts';

const widths = [320, 640, 768, 1024, 1280, 1536];
const renderImage = (key: string, sizes: string): string =>
  `<img class="x" srcSet="${widths.map((width) => `/_ipx/f_webp,w_${width},q_80/${key} ${width}w`).join(', ')}" sizes="${sizes}" alt=""/>`;
const listWidths = (addresses: string[]): number[] =>
  addresses.map((address) => Number(/w_(\d+)/.exec(address)?.[1])).sort((a, b) => a - b);

it('findVisiblePictures finds the width that a browser chooses on each screen', () => {
  const html = renderImage('a', '(min-width: 1440px) 340px, (min-width: 768px) 33vw, 50vw');
  expect(listWidths(findVisiblePictures(html, [{ width: 390, density: 2 }]))).toEqual([640]);
  expect(listWidths(findVisiblePictures(html, [{ width: 1440, density: 2 }]))).toEqual([768]);
  expect(listWidths(findVisiblePictures(html, [{ width: 1280, density: 1 }]))).toEqual([640]);
  expect(listWidths(findVisiblePictures(renderImage('b', '100vw'), [{ width: 1440, density: 3 }]))).toEqual([1536]);
});

it('findVisiblePictures lists each picture once and omits those without srcset', () => {
  const html = `<img src="/logo.svg"/>${renderImage('a', '64px')}${renderImage('a', '64px')}${renderImage('b', '64px')}`;
  expect(findVisiblePictures(html, [{ width: 390, density: 2 }])).toEqual(['/_ipx/f_webp,w_320,q_80/a', '/_ipx/f_webp,w_320,q_80/b']);
});
