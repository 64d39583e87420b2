import { listWidths, shopPictureSource } from './picture-source.ts';

test.each([
  ['64px', [320]],
  ['88px', [320, 640]],
  ['320px', [320, 640, 768, 1024, 1280]],
  ['50vw', [320, 640, 768, 1024, 1280, 1536]],
  ['(min-width: 768px) 600px, 64px', [320, 640, 768, 1024, 1280, 1536]],
])('a picture with the attribute sizes «%s» is offered in the widths %j', (sizes, widths) => {
  expect(listWidths(sizes)).toEqual(widths);
});

test('the picture source of the shop creates the addresses of the image proxy', () => {
  expect(shopPictureSource('slope-white', 640)).toBe('/_ipx/f_webp,w_640,q_80/slope-white');
});
