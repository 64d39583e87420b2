import { findForcedColourMode } from './forced-colour-mode.ts';

test('if several routes force a theme, that of the innermost route applies', () => {
  const routesWithoutMode = [{}, { handle: undefined }, { handle: { other: true } }];
  expect(findForcedColourMode(routesWithoutMode)).toBe(null);
  expect(findForcedColourMode([{ handle: { colourMode: 'light' } }, { handle: { colourMode: 'dark' } }, ...routesWithoutMode])).toBe(
    'dark',
  );
  expect(findForcedColourMode([{ handle: { colourMode: 'sepia' } }])).toBe(null);
});
