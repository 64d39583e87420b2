import { within } from '@testing-library/dom';
import { sql } from '../support/database.ts';
import { endSessions } from '../support/end-sessions.ts';
import { findProductAtOneSpeed } from '../support/goods.ts';
import { readHead } from '../support/page/page-head.ts';
import { signInByForms } from '../support/page/shopper.ts';
import { type Visitor, visit } from '../support/page/visitor.ts';
import { publishReview, writeReview } from './published-review.ts';

const getReviews = ({ main }: Visitor) => within(main.getByRole('region', { name: 'Отзывы' }));
const readOwnReview = ({ main }: Visitor) => main.queryByRole('region', { name: 'Ваш отзыв' })?.textContent ?? null;
const getImpressionsField = ({ main }: Visitor) => main.getByRole<HTMLTextAreaElement>('textbox', { name: /^Впечатления/ });
const followWriteLink = (visitor: Visitor) => visitor.follow(getReviews(visitor).getByRole('link', { name: 'Написать отзыв' }));
const followEditLink = (visitor: Visitor) => visitor.follow(getReviews(visitor).getByRole('link', { name: 'Изменить свой отзыв' }));

/** Opens the reviews of a product, the latest first. */
const openReviews = (visitor: Visitor, slug: string) => visitor.open(`/product/${slug}?order=latest`);

const findReviews = (visitor: Visitor, text: string) =>
  getReviews(visitor)
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent?.includes(text));

const findVoteButtons = (visitor: Visitor, text: string) =>
  findReviews(visitor, text).flatMap((review) => within(review).queryAllByRole('button', { name: /^Полезно/ }));

test('a guest signs in, corrects an error, and writes, changes and removes a review by forms', async () => {
  const { slug } = await findProductAtOneSpeed(6);
  const guest = await visit(`/product/${slug}`);
  await followWriteLink(guest);
  expect(guest.url.pathname).toBe('/auth');
  const email = await signInByForms(guest);
  expect(guest.path).toBe(`/product/${slug}/review`);
  await writeReview(guest, 'Всё хорошо', null);
  expect(guest.status).toBe(422);
  guest.main.getByText('Поставьте оценку');
  expect(getImpressionsField(guest).value).toBe('Всё хорошо');
  await writeReview(guest, 'Всё очень хорошо');
  expect([guest.path, guest.url.hash]).toEqual([`/product/${slug}`, '#reviews']);
  expect(readOwnReview(guest)).toMatch(/На\sпроверке: пока отзыв видите только вы/);
  expect(readOwnReview(guest)).toContain('Всё очень хорошо');
  expect((await visit(`/product/${slug}`)).html).not.toContain('Всё очень хорошо');
  await followEditLink(guest);
  expect(getImpressionsField(guest).value).toBe('Всё очень хорошо');
  await writeReview(guest, 'Всё стало ещё лучше', 'Отлично');
  expect(readOwnReview(guest)).toContain('Всё стало ещё лучше');
  expect(readOwnReview(guest)).not.toContain('Всё очень хорошо');
  const readSavedReviews = () =>
    sql('SELECT rating, state::text, text FROM review JOIN account_recipient USING (account_id) WHERE address = $1', [email]);
  expect(await readSavedReviews()).toEqual([{ rating: 5, state: 'PENDING', text: 'Всё стало ещё лучше' }]);
  await followEditLink(guest);
  await guest.press(guest.main.getByRole('button', { name: 'Удалить навсегда' }));
  expect([guest.path, readOwnReview(guest), await readSavedReviews()]).toEqual([`/product/${slug}`, null, []]);
  getReviews(guest).getByRole('link', { name: 'Написать отзыв' });
});

test('a review sent after the session has ended is restored after the sign-in, once', async () => {
  const { slug } = await findProductAtOneSpeed(12);
  const shopper = await visit(`/product/${slug}/review`);
  const email = await signInByForms(shopper);
  const text = 'Ёлки, «как\u00a0влитые» & тёплые. '.repeat(40).trim();
  await endSessions(shopper, email);
  await writeReview(shopper, text);
  expect(shopper.url.pathname).toBe('/auth');
  await signInByForms(shopper, email, 2);
  within(shopper.main.getByRole('alert')).getByText(/нужно было войти снова/);
  expect(getImpressionsField(shopper).value).toBe(text);
  expect(shopper.main.getByRole<HTMLInputElement>('radio', { name: /^Хорошо/ }).checked).toBe(true);
  await shopper.press(shopper.main.getByRole('button', { name: 'Отправить отзыв' }));
  expect(readOwnReview(shopper)).toContain('Ёлки');
  await shopper.open(`/product/${slug}/review`);
  expect(shopper.main.queryByRole('alert')).toBeNull();
});

test("a guest's vote counts once they have signed in, and is withdrawn by a form; authors cannot vote for their own reviews", async () => {
  const { slug } = await findProductAtOneSpeed(7);
  const text = `Отзыв без скриптов ${crypto.randomUUID()}`;
  const author = await publishReview(slug, text);
  const guest = await openReviews(await visit('/'), slug);
  const [vote] = findVoteButtons(guest, text);
  if (!vote) throw new Error('the review has no vote');
  await guest.press(vote);
  expect(guest.url.pathname).toBe('/auth');
  await signInByForms(guest);
  expect([guest.path, guest.url.hash]).toEqual([`/product/${slug}`, '#reviews']);
  await openReviews(guest, slug);
  const [ownVote] = findVoteButtons(guest, text);
  expect([ownVote?.textContent, ownVote?.getAttribute('aria-pressed')]).toEqual(['Полезно · 1', 'true']);
  if (ownVote) await guest.press(ownVote);
  await openReviews(guest, slug);
  expect(findVoteButtons(guest, text).map(({ textContent }) => textContent)).toEqual(['Полезно']);
  await openReviews(author, slug);
  expect([findReviews(author, text).length, findVoteButtons(author, text), readOwnReview(author)]).toEqual([1, [], null]);
});

test('code in a review stays text on the page, in its structured data and in its scripts', async () => {
  const { slug } = await findProductAtOneSpeed(4);
  const attack = '</textarea></script><img src=x onerror="window.hacked = true"><script>window.hacked = true</script>';
  const text = `${attack} ${crypto.randomUUID()}`;
  const author = await publishReview(slug, text);
  await followEditLink(await author.open(`/product/${slug}`));
  expect(getImpressionsField(author).value).toBe(text);
  const guest = await openReviews(await visit('/'), slug);
  getReviews(guest).getByText(text);
  for (const { document, html } of [guest, author]) {
    expect(document.querySelector('img[src=x], [onerror]')).toBeNull();
    // Scripts contain the text in their data, where it must not end the script.
    expect(html).not.toMatch(/<\/script><img|<script>window\.hacked/);
  }
  const product = readHead((await visit(`/product/${slug}`)).document).structuredData.find((data) => data['@type'] === 'Product');
  expect(product?.review).toContainEqual(expect.objectContaining({ reviewBody: text }));
});
