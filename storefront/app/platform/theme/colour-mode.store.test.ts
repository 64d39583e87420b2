/** @jest-environment jsdom */
import { ColourModeStore } from './colour-mode.store.ts';

test('a forced theme overrides the chosen one, is not stored, and can be removed', () => {
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

test('after a first page with a forced theme the chosen theme applies again', () => {
  localStorage.setItem('colour-mode', 'dark');
  const colourMode = new ColourModeStore();
  colourMode.force('light');
  expect(document.documentElement.dataset.theme).toBe('light');
  colourMode.force(null);
  expect(document.documentElement.dataset.theme).toBe('dark');
});
