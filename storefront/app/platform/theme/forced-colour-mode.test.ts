import { forcedColourMode } from './forced-colour-mode.ts';

test('the theme of the innermost route that has one applies', () => {
  const silent = [{}, { handle: undefined }, { handle: { other: true } }];
  expect(forcedColourMode(silent)).toBe(null);
  expect(forcedColourMode([{ handle: { colourMode: 'light' } }, { handle: { colourMode: 'dark' } }, ...silent])).toBe('dark');
  expect(forcedColourMode([{ handle: { colourMode: 'sepia' } }])).toBe(null);
});
