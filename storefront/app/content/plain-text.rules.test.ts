import { summarize } from './plain-text.rules.ts';

test('a summary is the text of the first paragraph, truncated after a sentence or between words', () => {
  expect(summarize('<p>Мы <a href="/x">доставляем</a> по&nbsp;всей\nРоссии.</p><p>Ещё</p>')).toBe('Мы доставляем по всей России.');
  expect(summarize(`<p>Первое. ${'слово '.repeat(40)}</p>`)).toBe('Первое.');
  const truncated = summarize(`<p>${'слово '.repeat(40)}</p>`);
  expect(truncated.length).toBeLessThanOrEqual(161);
  expect(truncated).toMatch(/слово…$/);
});
