import { buildOutline, createAnchorBuilder } from './outline.rules.ts';

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
