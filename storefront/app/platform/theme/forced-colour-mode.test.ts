import { findForcedColourMode } from './forced-colour-mode.ts';

test('the theme of the innermost route that has one applies', () => {
  const routesWithoutMode = [{}, { handle: undefined }, { handle: { other: true } }];
  expect(findForcedColourMode(routesWithoutMode)).toBe(null);
  expect(findForcedColourMode([{ handle: { colourMode: 'light' } }, { handle: { colourMode: 'dark' } }, ...routesWithoutMode])).toBe(
    'dark',
  );
  expect(findForcedColourMode([{ handle: { colourMode: 'sepia' } }])).toBe(null);
});
