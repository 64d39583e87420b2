import { expect, it } from '@jest/globals';
import { buildMailPicturePathOrNull } from '../platform/picture-path.js';
import { InvalidModifiers, parseModifiers } from './image-modifiers.rules.js';

const widths = [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072];

/** Values to try for each modifier. A modifier may also be left out. */
const choices: [name: string, values: (string | number)[]][] = [
  ['w', widths],
  ['h', [...new Set(widths.flatMap((width) => [width, width * 1.25]))]],
  ['fit', ['cover', 'contain', 'fill', 'inside', 'outside']],
  ['q', [50, 70, 80, 90]],
  ['b', ['ffffff', '000000', 'efede8']],
];

const listRequests = (): string[] =>
  choices.reduce<string[]>(
    (texts, [name, values]) => texts.flatMap((text) => [text, ...values.map((value) => `${text},${name}_${value}`)]),
    ['f_webp', 'f_avif', 'f_jpeg', 'f_png'],
  );

function describeResult(text: string): string | undefined {
  try {
    const { format, width, height, fit, quality, background } = parseModifiers(text);
    return [format, width, height, fit, quality, background].join();
  } catch {
    return undefined;
  }
}

it('the modifiers allow 1,836 variants of a picture', () => {
  const results = new Set(listRequests().map(describeResult));
  results.delete(undefined);
  expect(results.size).toBe(1836);
});

it('the pictures in mails are JPEGs of 320 × 400 pixels, which the modifiers allow', () => {
  const [, , modifiers = ''] = buildMailPicturePathOrNull('key')?.split('/') ?? [];
  expect(parseModifiers(modifiers)).toMatchObject({ format: 'jpeg', width: 320, height: 400 });
});

it.each([
  'w_641',
  'w_0',
  'w_-320',
  'w_1e3',
  'w_99999',
  'h_641',
  'h_320',
  'h_0x190',
  's_640x400',
  'w_640,h_960',
  's_640',
  's_640x641',
  's_640x640x640',
  'q_81',
  'q_85',
  'q_0',
  'f_svg',
  'f_constructor',
  'w_1280,q_90',
  'q_90',
  'f_avif',
  'f_avif,w_2048',
  'f_png,h_3200',
  'fit_crop',
  'fit_fill',
  'b_123456',
  'blur_5',
  'rotate_90',
  'constructor_1',
  'w_320,w_640',
  'w_320,s_640x800',
  'w',
  'w_320,',
  ',',
])('the modifiers «%s» are refused with an explanation', (modifiers) => {
  expect(() => parseModifiers(modifiers)).toThrow(InvalidModifiers);
  expect(() => parseModifiers(modifiers)).toThrow(/^.{5,100}$/);
});
