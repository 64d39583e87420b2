import type { Prisma, ReviewState } from '../../../src/platform/prisma/generated/client.js';
import { newReview } from '../../../test/factories/review.factory.js';
import { type Random, randomFrom } from '../random.js';
import { deriveId } from '../row-id.js';
import { typeset } from '../text.js';
import type { DemoProduct } from './demo-products.js';
import { NEWEST_ARRIVAL } from './product-states.js';
import { authorNames, endings, openings, rejectedTexts, reviewWords } from './review-words.js';

interface Reviews {
  reviews: Prisma.ReviewCreateManyInput[];
  photos: Prisma.ReviewPhotoCreateManyInput[];
}

const DAY = 24 * 3_600_000;

/** Generates about two reviews a product on average: nearly half the products have none, a few have a dozen. */
export function generateReviews(product: DemoProduct): Reviews {
  const random = randomFrom(`reviews ${product.slug}`);
  const reviewCount = random.chance(0.45) ? 0 : Math.ceil(0.6 + 2.2 * -Math.log(1 - random.next()));
  const numbers = Array.from({ length: Math.min(reviewCount, 24) }, (_, number) => number);
  return {
    reviews: numbers.map((number) => createReview(product, number)),
    photos: numbers.flatMap((number) => choosePhotos(product, number)),
  };
}

/** Chooses a rating, which is good for most reviews. */
function chooseRating(random: Random): number {
  const share = random.next();
  return [0.04, 0.08, 0.17, 0.39].filter((threshold) => share > threshold).length + 1;
}

function chooseState(random: Random): ReviewState {
  if (random.chance(0.04)) return 'PENDING';
  return random.chance(0.02) ? 'REJECTED' : 'PUBLISHED';
}

function createReview(product: DemoProduct, number: number): Prisma.ReviewCreateManyInput {
  const label = `${product.slug} ${number}`;
  const random = randomFrom(`review ${label}`);
  const rating = chooseRating(random);
  const state = chooseState(random);
  const { advantages, disadvantages } = reviewWords[product.good.group];
  const writtenAt = new Date(NEWEST_ARRIVAL + 18 * DAY - random.whole(0, 200 * 24) * (DAY / 24));
  return newReview({
    id: deriveId('review', label),
    productId: deriveId('product', product.slug),
    authorName: random.pick(authorNames),
    rating,
    state,
    text: state === 'REJECTED' ? random.pick(rejectedTexts) : composeText(product, rating, random),
    advantages: rating > 2 && random.chance(0.6) ? joinChoices(advantages, random) : '',
    disadvantages: random.chance(rating > 3 ? 0.2 : 0.7) ? random.pick(disadvantages) : '',
    createdAt: writtenAt,
    updatedAt: writtenAt,
  });
}

function composeText({ good }: DemoProduct, rating: number, random: Random): string {
  // Some reviewers leave a rating without text.
  if (random.chance(0.08)) return '';
  const parts = [random.pick(openings[rating] ?? [''])];
  if (rating > 2) parts.push(random.pick(reviewWords[good.group].middle));
  parts.push(random.pick(endings[rating] ?? ['']));
  return typeset(parts.filter((part) => part !== '').join(' '));
}

function joinChoices(choices: readonly string[], random: Random): string {
  const chosen = new Set(
    [random.pick(choices), random.pick(choices)].map((choice, index) => (index === 0 ? choice : choice.toLowerCase())),
  );
  const [first = '', second] = [...chosen];
  return second === undefined || second === first.toLowerCase() ? first : `${first}, ${second}`;
}

function choosePhotos({ slug, drawing }: DemoProduct, number: number): Prisma.ReviewPhotoCreateManyInput[] {
  const random = randomFrom(`photos ${slug} ${number}`);
  if (!random.chance(0.14)) return [];
  const reviewPictures = drawing.pictures.slice(random.whole(0, drawing.pictures.length - 1));
  return reviewPictures.map(({ key }, position) => ({
    id: deriveId('review photo', `${slug} ${number} ${position}`),
    reviewId: deriveId('review', `${slug} ${number}`),
    objectKey: key,
    position,
  }));
}
