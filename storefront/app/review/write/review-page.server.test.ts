import { createFormCookie } from '../../auth/link/stored-form.server.ts';
import { reviewCookie } from '../../platform/store/personal-entry.ts';
import { cannedOwnReview } from './review.canned.ts';
import { findSentBefore } from './review-page.server.ts';

const product = { id: '1', slug: 'slope', name: 'Slope', brands: [], images: [] };
const page = { accountId: 'anna', product, saved: cannedOwnReview };
const values = { rating: 4, advantages: '', disadvantages: '', text: 'Ёлки', photos: [] };
const sent = { accountId: 'anna', slug: 'slope', photos: ['slope-white', 'foreign'], values };

const asking = (form: object) => {
  const cookie = createFormCookie(form, reviewCookie, { publicUrl: 'https://meet.example' }) ?? '';
  return new Request('https://meet.example/product/slope/review', { headers: { cookie } });
};

test('a form that is sent too late is shown again with the photos of the saved review', () => {
  const photos = cannedOwnReview.photos.filter(({ id }) => id === 'slope-white');
  expect(findSentBefore(asking(sent), page)).toMatchObject({ values: { ...values, photos }, errors: {} });
});

test.each([
  ['belongs to another account', { ...sent, accountId: 'boris' }],
  ['belongs to another product', { ...sent, slug: 'other' }],
  ['is invalid', { ...sent, values: { text: 'Ёлки' } }],
])('a stored form that %s is ignored', (_what, form) => {
  expect(findSentBefore(asking(form), page)).toBeUndefined();
});
