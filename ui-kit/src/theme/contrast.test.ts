import { type ColorPair, colors } from './tokens.ts';

type Role = keyof typeof colors;
type Theme = keyof ColorPair;

const grounds: Role[] = ['paper', 'surface', 'tile'];
const readable: [on: Role, ground: Role][] = [
  ...(['ink', 'muted', 'accent', 'positive', 'warning'] as const).flatMap((role) => grounds.map((ground): [Role, Role] => [role, ground])),
  ['ink', 'panel'],
  ['muted', 'panel'],
  ['accent', 'panel'],
  ['paper', 'ink'],
  ['paper', 'accent'],
  ['on-stage', 'stage'],
  ['on-stage-muted', 'stage'],
  ['on-picture', 'picture'],
];
const visible: [on: Role, ground: Role][] = [...grounds.map((ground): [Role, Role] => ['control', ground]), ['control', 'panel']];

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return red * 0.2126 + green * 0.7152 + blue * 0.0722;
}

function contrast(on: Role, ground: Role, theme: Theme): number {
  const [dim = 0, bright = 0] = [luminance(colors[on][theme]), luminance(colors[ground][theme])].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

describe.each<Theme>(['light', 'dark'])('in the %s theme', (theme) => {
  test.each(readable)('text %s is readable on %s', (on, ground) => {
    expect(contrast(on, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(visible)('edge %s is visible on %s', (on, ground) => {
    expect(contrast(on, ground, theme)).toBeGreaterThanOrEqual(3);
  });
});

test('the measure itself: black on white is 21', () => {
  expect(luminance('#FFFFFF') + 0.05).toBeCloseTo(21 * (luminance('#000000') + 0.05));
});
