import { expect, it } from '@jest/globals';
import { generateContent } from './content-rows.js';

/** Matches texts about a feature that does not exist yet. The word «скорость» does not match. */
const promisedFeature =
  /ещё\s+(?:готовим|не\s+(?:готов|работа|умеем|можем))|пока\s+(?:никак|нельзя|не\s+(?:готов|работа|умеем|можем))|(?<!\p{L})скоро(?!\p{L})|в\s+(?:ближайшем\s+)?будущем|в\s+разработке|планируем|заработает|обещать\s+раньше|следите\s+за\s+новост/iu;

const texts = Object.entries(generateContent({ posters: new Map() })).flatMap(([kind, rows]) =>
  rows.flatMap((row) =>
    Object.entries(row).flatMap(([field, value]) => (typeof value === 'string' ? [{ where: `${kind}.${field}`, value }] : [])),
  ),
);

it('no text of the demo shop contains a phrase that promises a future feature', () => {
  expect(texts.length).toBeGreaterThan(100);
  expect(
    texts.filter(({ value }) => promisedFeature.test(value)).map(({ where, value }) => `${where}: ${promisedFeature.exec(value)?.[0]}`),
  ).toEqual([]);
});

it('the FAQ and the page about delivery link to the cart, and that page also links to the choice of a city', () => {
  const { faqEntries, pages } = generateContent({ posters: new Map() });
  const orderEntry = faqEntries.find(({ question }) => question === 'Как оформить заказ?');
  const deliveryPage = pages.find(({ slug }) => slug === 'delivery');
  expect(orderEntry?.answerHtml).toContain('href="/cart"');
  expect(deliveryPage?.html).toContain('href="/cart"');
  expect(deliveryPage?.html).toContain('href="/city"');
});
