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

test('the stored theme applies when the theme forced by the first page is removed', () => {
  localStorage.setItem('colour-mode', 'dark');
  const colourMode = new ColourModeStore();
  colourMode.force('light');
  expect(document.documentElement.dataset.theme).toBe('light');
  colourMode.force(null);
  expect(document.documentElement.dataset.theme).toBe('dark');
});
