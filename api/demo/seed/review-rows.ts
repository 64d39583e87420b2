import type { Prisma, ReviewState } from '../../src/platform/prisma/generated/client.js';
import { newReview } from '../../test/factories/review.factory.js';
import type { DemoProduct } from './models.js';
import { type Random, randomFrom, readId } from './random.js';
import { authors, endings, openings, rejected, words } from './review-words.js';
import { NEWEST } from './states.js';
import { typeset } from './text.js';

interface Reviews {
  reviews: Prisma.ReviewCreateManyInput[];
  photos: Prisma.ReviewPhotoCreateManyInput[];
}

const DAY = 24 * 3_600_000;

/** Generates about two reviews a product on average: nearly half the products have none, a few have a dozen. */
export function makeReviews(product: DemoProduct): Reviews {
  const random = randomFrom(`reviews ${product.slug}`);
  const many = random.chance(0.45) ? 0 : Math.ceil(0.6 + 2.2 * -Math.log(1 - random.next()));
  const numbers = Array.from({ length: Math.min(many, 24) }, (_, number) => number);
  return {
    reviews: numbers.map((number) => toReview(product, number)),
    photos: numbers.flatMap((number) => readPhotos(product, number)),
  };
}

/** Mostly good ratings, and a few bad ones. */
function ratingFrom(random: Random): number {
  const place = random.next();
  return [0.04, 0.08, 0.17, 0.39].filter((share) => place > share).length + 1;
}

function stateFrom(random: Random): ReviewState {
  if (random.chance(0.04)) return 'PENDING';
  return random.chance(0.02) ? 'REJECTED' : 'PUBLISHED';
}

function toReview(product: DemoProduct, number: number): Prisma.ReviewCreateManyInput {
  const label = `${product.slug} ${number}`;
  const random = randomFrom(`review ${label}`);
  const rating = ratingFrom(random);
  const state = stateFrom(random);
  const { advantages, disadvantages } = words[product.good.group];
  const writtenAt = new Date(NEWEST + 18 * DAY - random.whole(0, 200 * 24) * (DAY / 24));
  return newReview({
    id: readId('review', label),
    productId: readId('product', product.slug),
    authorName: random.pick(authors),
    rating,
    state,
    text: state === 'REJECTED' ? random.pick(rejected) : readText(product, rating, random),
    advantages: rating > 2 && random.chance(0.6) ? joinList(advantages, random) : '',
    disadvantages: random.chance(rating > 3 ? 0.2 : 0.7) ? random.pick(disadvantages) : '',
    createdAt: writtenAt,
    updatedAt: writtenAt,
  });
}

function readText({ good }: DemoProduct, rating: number, random: Random): string {
  // Some reviewers leave a rating without text.
  if (random.chance(0.08)) return '';
  const parts = [random.pick(openings[rating] ?? [''])];
  if (rating > 2) parts.push(random.pick(words[good.group].middle));
  parts.push(random.pick(endings[rating] ?? ['']));
  return typeset(parts.filter((part) => part !== '').join(' '));
}

function joinList(choices: readonly string[], random: Random): string {
  const chosen = new Set(
    [random.pick(choices), random.pick(choices)].map((choice, place) => (place === 0 ? choice : choice.toLowerCase())),
  );
  const [first = '', second] = [...chosen];
  return second === undefined || second === first.toLowerCase() ? first : `${first}, ${second}`;
}

function readPhotos({ slug, drawing }: DemoProduct, number: number): Prisma.ReviewPhotoCreateManyInput[] {
  const random = randomFrom(`photos ${slug} ${number}`);
  if (!random.chance(0.14)) return [];
  const taken = drawing.pictures.slice(random.whole(0, drawing.pictures.length - 1));
  return taken.map(({ key }, position) => ({
    id: readId('review photo', `${slug} ${number} ${position}`),
    reviewId: readId('review', `${slug} ${number}`),
    objectKey: key,
    position,
  }));
}
