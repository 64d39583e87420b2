import { createFormCookie } from '../../auth/link/stored-form.server.ts';
import { reviewCookie } from '../../platform/store/personal-form-data.ts';
import { cannedOwnReview } from './review.canned.ts';
import { findUnsavedReview } from './review-page.server.ts';

const product = { id: '1', slug: 'slope', name: 'Slope', brands: [], images: [] };
const pageData = { accountId: 'anna', product, savedReview: cannedOwnReview };
const values = { rating: 4, advantages: '', disadvantages: '', text: 'Ёлки', photos: [] };
const storedForm = { accountId: 'anna', slug: 'slope', photos: ['slope-white', 'foreign'], values };

const buildRequest = (form: object) => {
  const cookie = createFormCookie(form, reviewCookie, { publicUrl: 'https://meet.example' }) ?? '';
  return new Request('https://meet.example/product/slope/review', { headers: { cookie } });
};

test('a review form sent after the session has ended is displayed again, without photos that the saved review does not have', () => {
  const photos = cannedOwnReview.photos.filter(({ id }) => id === 'slope-white');
  expect(findUnsavedReview(buildRequest(storedForm), pageData)).toMatchObject({ values: { ...values, photos }, errors: {} });
});

test.each([
  ['belongs to another account', { ...storedForm, accountId: 'boris' }],
  ['belongs to another product', { ...storedForm, slug: 'other' }],
  ['is invalid', { ...storedForm, values: { text: 'Ёлки' } }],
])('a stored review form that %s is ignored', (_what, form) => {
  expect(findUnsavedReview(buildRequest(form), pageData)).toBeUndefined();
});
