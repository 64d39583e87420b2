import { listBadges, listCardBadges } from './badges.rules.ts';

const buildBadge = (title: string) => ({ title, textColor: '#FFFFFF', backgroundColor: '#2F5A48', logoUrl: null });
const plainProduct = { priceDetails: { sale: null }, meetPrice: false, newArrival: false, badges: [] };
const listTexts = (badges: { text: string }[]) => badges.map(({ text }) => text);

test('listBadges returns the badges set by the staff after the derived ones, with their colours and logo', () => {
  const hitBadge = { ...buildBadge('Хит'), logoUrl: '/_ipx/w_320/hit.webp' };
  expect(listBadges({ ...plainProduct, priceDetails: { sale: 31 }, badges: [hitBadge] })).toEqual([
    { text: '−31\u00a0%', tone: 'sale' },
    { text: 'Хит', colours: { text: '#FFFFFF', background: '#2F5A48' }, logo: '/_ipx/w_320/hit.webp' },
  ]);
});

test('a badge set by the staff is left out if it has the text of a derived badge', () => {
  const product = {
    ...plainProduct,
    meetPrice: true,
    newArrival: true,
    badges: [buildBadge('Новинка'), buildBadge('Meet-price'), buildBadge('Хит')],
  };
  expect(listTexts(listBadges(product))).toEqual(['Meet-price', 'Новинка', 'Хит']);
});

test('a card shows at most three badges, and no «Новинка» in a list of new products', () => {
  const product = {
    ...plainProduct,
    newArrival: true,
    badges: ['Новинка', 'Хит', 'Только в Meet', 'Сделано в России', 'Последние'].map(buildBadge),
  };
  expect(listTexts(listCardBadges(product, true))).toEqual(['Хит', 'Только в Meet', 'Сделано в России']);
  expect(listTexts(listCardBadges(product, false))).toEqual(['Новинка', 'Хит', 'Только в Meet']);
});
