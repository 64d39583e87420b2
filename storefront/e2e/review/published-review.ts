import { sql } from '../support/database.ts';
import { signInShopper } from '../support/page/shopper.ts';
import { check, fill, type Visitor } from '../support/page/visitor.ts';

/** Fills in and submits the review form of the page that is open. */
export async function writeReview(shopper: Visitor, text: string, rating: string | null = 'Хорошо') {
  if (rating) check(shopper.main.getByRole('radio', { name: new RegExp(`^${rating}`) }));
  fill(shopper.main.getByRole('textbox', { name: /^Впечатления/ }), text);
  await shopper.press(shopper.main.getByRole('button', { name: 'Отправить отзыв' }));
}

/** Publishes a review by a new shopper. Returns the shopper, who is then on the product page. */
export async function publishReview(slug: string, text: string): Promise<Visitor> {
  const { shopper } = await signInShopper();
  await shopper.open(`/product/${slug}/review`);
  await writeReview(shopper, text);
  await sql("UPDATE review SET state = 'PUBLISHED' WHERE text = $1", [text]);
  return shopper;
}
