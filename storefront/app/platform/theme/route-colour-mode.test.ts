import { findRouteColourMode } from './route-colour-mode.ts';

test('if several routes force a theme, that of the innermost route applies', () => {
  const routesWithoutMode = [{}, { handle: undefined }, { handle: { other: true } }];
  expect(findRouteColourMode(routesWithoutMode)).toBe(null);
  expect(findRouteColourMode([{ handle: { colourMode: 'light' } }, { handle: { colourMode: 'dark' } }, ...routesWithoutMode])).toBe('dark');
  expect(findRouteColourMode([{ handle: { colourMode: 'sepia' } }])).toBe(null);
});
