import { listBadges, listCardBadges } from './badges.rules.ts';

const badge = (title: string) => ({ title, textColor: '#FFFFFF', backgroundColor: '#2F5A48', logoUrl: null });
const plain = { priceDetails: { sale: null }, meetPrice: false, newArrival: false, badges: [] };
const texts = (badges: { text: string }[]) => badges.map(({ text }) => text);

test('badges set by the staff follow the derived ones, with their colours and logo', () => {
  const hit = { ...badge('Хит'), logoUrl: '/_ipx/w_320/hit.webp' };
  expect(listBadges({ ...plain, priceDetails: { sale: 31 }, badges: [hit] })).toEqual([
    { text: '−31\u00a0%', tone: 'sale' },
    { text: 'Хит', colours: { text: '#FFFFFF', background: '#2F5A48' }, logo: '/_ipx/w_320/hit.webp' },
  ]);
});

test('a badge that repeats a derived one is left out', () => {
  const product = { ...plain, meetPrice: true, newArrival: true, badges: [badge('Новинка'), badge('Meet-price'), badge('Хит')] };
  expect(texts(listBadges(product))).toEqual(['Meet-price', 'Новинка', 'Хит']);
});

test('a card shows at most three badges, and no «Новинка» in a list of new products', () => {
  const product = { ...plain, newArrival: true, badges: ['Новинка', 'Хит', 'Только в Meet', 'Сделано в России', 'Последние'].map(badge) };
  expect(texts(listCardBadges(product, true))).toEqual(['Хит', 'Только в Meet', 'Сделано в России']);
  expect(texts(listCardBadges(product, false))).toEqual(['Новинка', 'Хит', 'Только в Meet']);
});
