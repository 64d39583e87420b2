import { buildOutline, createAnchorBuilder, summarize } from './outline.rules.ts';

test('each section of a text gets a readable anchor or keeps its own', () => {
  expect(buildOutline('<p>Начало</p><h2>1. Что можно&nbsp;и нельзя</h2><p>…</p><h2 id="own">Своё <strong>имя</strong></h2>')).toEqual({
    html: '<p>Начало</p><h2 id="1-chto-mozhno-i-nelzya">1. Что можно&nbsp;и нельзя</h2><p>…</p><h2 id="own">Своё <strong>имя</strong></h2>',
    headings: [
      { id: '1-chto-mozhno-i-nelzya', title: '1. Что можно\u00a0и нельзя' },
      { id: 'own', title: 'Своё имя' },
    ],
  });
});

test('sections of a text with equal headings, or with headings without letters, get distinct anchors', () => {
  const buildAnchor = createAnchorBuilder();
  expect([buildAnchor('Срок'), buildAnchor('Срок?'), buildAnchor('№'), buildAnchor('…')]).toEqual(['srok', 'srok-2', 'razdel', 'razdel-2']);
});

test('a summary is the text of the first paragraph, truncated after a sentence or between words', () => {
  expect(summarize('<p>Мы <a href="/x">доставляем</a> по&nbsp;всей\nРоссии.</p><p>Ещё</p>')).toBe('Мы доставляем по всей России.');
  expect(summarize(`<p>Первое. ${'слово '.repeat(40)}</p>`)).toBe('Первое.');
  const truncated = summarize(`<p>${'слово '.repeat(40)}</p>`);
  expect(truncated.length).toBeLessThanOrEqual(161);
  expect(truncated).toMatch(/слово…$/);
});
