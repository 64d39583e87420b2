import { captionStates, describePlain, groupLooks } from './looks.ts';

const [atRest, grey, ring] = [
  ['white', 'no ring'],
  ['grey', 'no ring'],
  ['white', 'ring'],
];

test('groupLooks gives no picture to a state in which the component looks the same as at rest', () => {
  expect(
    groupLooks(atRest, [
      ['hover', [...atRest]],
      ['pressed', grey],
      ['focus', ring],
    ]),
  ).toEqual({ pictures: [['pressed'], ['focus']], plain: ['hover'] });
});

test('groupLooks gives one picture to states that look alike', () => {
  expect(
    groupLooks(atRest, [
      ['hover', grey],
      ['pressed', [...grey]],
      ['focus', ring],
    ]),
  ).toEqual({ pictures: [['hover', 'pressed'], ['focus']], plain: [] });
});

test('the captions of pictures and the note about unchanged states name the states', () => {
  expect(captionStates(['hover'])).toBe('Hover');
  expect(captionStates(['hover', 'pressed', 'focus'])).toBe('Hover, pressed and focus');
  expect(describePlain(['hover', 'pressed'])).toBe('No look of its own when hovered or pressed.');
});
