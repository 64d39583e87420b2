import { forcedColourMode } from './forced-colour-mode.ts';

test('the theme of the innermost route that has one applies', () => {
  const routesWithoutMode = [{}, { handle: undefined }, { handle: { other: true } }];
  expect(forcedColourMode(routesWithoutMode)).toBe(null);
  expect(forcedColourMode([{ handle: { colourMode: 'light' } }, { handle: { colourMode: 'dark' } }, ...routesWithoutMode])).toBe('dark');
  expect(forcedColourMode([{ handle: { colourMode: 'sepia' } }])).toBe(null);
});
