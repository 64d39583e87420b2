import { createAnchors, outline, summaryOf } from './outline.rules.ts';

test('each section of a text gets an anchor that can be read, and keeps one it has', () => {
  expect(outline('<p>Начало</p><h2>1. Что можно&nbsp;и нельзя</h2><p>…</p><h2 id="own">Своё <strong>имя</strong></h2>')).toEqual({
    html: '<p>Начало</p><h2 id="1-chto-mozhno-i-nelzya">1. Что можно&nbsp;и нельзя</h2><p>…</p><h2 id="own">Своё <strong>имя</strong></h2>',
    headings: [
      { id: '1-chto-mozhno-i-nelzya', title: '1. Что можно\u00a0и нельзя' },
      { id: 'own', title: 'Своё имя' },
    ],
  });
});

test('two sections of one name, or of none that can be spelled, are two anchors', () => {
  const anchor = createAnchors();
  expect([anchor('Срок'), anchor('Срок?'), anchor('№'), anchor('…')]).toEqual(['srok', 'srok-2', 'razdel', 'razdel-2']);
});

test('a summary is the first paragraph as words, cut where a sentence ends, else between words', () => {
  expect(summaryOf('<p>Мы <a href="/x">доставляем</a> по&nbsp;всей\nРоссии.</p><p>Ещё</p>')).toBe('Мы доставляем по всей России.');
  expect(summaryOf(`<p>Первое. ${'слово '.repeat(40)}</p>`)).toBe('Первое.');
  const cut = summaryOf(`<p>${'слово '.repeat(40)}</p>`);
  expect(cut.length).toBeLessThanOrEqual(161);
  expect(cut).toMatch(/слово…$/);
});
