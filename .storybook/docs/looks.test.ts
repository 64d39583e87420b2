import { captionStates, describePlain, groupLooks } from './looks.ts';

const [rest, grey, ring] = [
  ['white', 'no ring'],
  ['grey', 'no ring'],
  ['white', 'ring'],
];

test('a state that looks as at rest has no picture', () => {
  expect(
    groupLooks(rest, [
      ['hover', [...rest]],
      ['pressed', grey],
      ['focus', ring],
    ]),
  ).toEqual({ pictures: [['pressed'], ['focus']], plain: ['hover'] });
});

test('states that look alike share a picture', () => {
  expect(
    groupLooks(rest, [
      ['hover', grey],
      ['pressed', [...grey]],
      ['focus', ring],
    ]),
  ).toEqual({ pictures: [['hover', 'pressed'], ['focus']], plain: [] });
});

test('captions and notes name their states', () => {
  expect(captionStates(['hover'])).toBe('Hover');
  expect(captionStates(['hover', 'pressed', 'focus'])).toBe('Hover, pressed and focus');
  expect(describePlain(['hover', 'pressed'])).toBe('No look of its own when hovered or pressed.');
});
