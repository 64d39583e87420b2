/** @jest-environment jsdom */
import { ColourModeStore } from './colour-mode.store.ts';

test('a forced theme is shown over the chosen one, is not kept, and gives it back', () => {
  const { dataset } = document.documentElement;
  const colourMode = new ColourModeStore();
  colourMode.choose('light');
  expect(dataset.theme).toBe('light');
  colourMode.force('dark');
  expect(dataset.theme).toBe('dark');
  colourMode.choose('system');
  expect([dataset.theme, localStorage.getItem('colour-mode')]).toEqual(['dark', 'system']);
  colourMode.choose('light');
  colourMode.force(null);
  expect(dataset.theme).toBe('light');
});

test('a visit that begins on a page with its own theme goes on in the one that was chosen before', () => {
  localStorage.setItem('colour-mode', 'dark');
  const colourMode = new ColourModeStore();
  colourMode.force('light');
  expect(document.documentElement.dataset.theme).toBe('light');
  colourMode.force(null);
  expect(document.documentElement.dataset.theme).toBe('dark');
});
