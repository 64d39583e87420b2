import { listWidths, shopPictureSource } from './PictureProvider.tsx';

it.each([
  ['64px', [320]],
  ['88px', [320, 640]],
  ['320px', [320, 640, 768, 1024, 1280]],
  ['50vw', [320, 640, 768, 1024, 1280, 1536]],
  ['(min-width: 768px) 600px, 64px', [320, 640, 768, 1024, 1280, 1536]],
])('offers a picture displayed at %s in the widths %j', (sizes, widths) => {
  expect(listWidths(sizes)).toEqual(widths);
});

it('makes the addresses of the image proxy', () => {
  expect(shopPictureSource('slope-white', 640)).toBe('/_ipx/f_webp,w_640,q_80/slope-white');
});
