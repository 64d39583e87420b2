import type { Sample } from './models.js';
import { randomFrom } from './random.js';

/** Number of cards on a catalog page. */
const PAGE = 24;

/** The samples with one picture, and when one was last placed. */
interface Shelf {
  waiting: Sample[];
  total: number;
  /** Offset of this picture's even steps through the shop, from 0 to 1. */
  place: number;
  shownAt: number;
}

/**
 * Orders samples for display: kinds and colours are mixed, samples with the same picture are spread evenly over the shop, and a page
 * repeats a picture only when all pictures left were shown within a page.
 */
export function displayOrder(samples: readonly Sample[]): Sample[] {
  const shelves = [...Map.groupBy(samples, pictureOf)].map(([picture, waiting]) => newShelf(picture, waiting));
  return samples.map((_, index) => {
    const full = shelves.filter(({ waiting }) => waiting.length > 0);
    const rested = full.filter(({ shownAt }) => index - shownAt >= PAGE);
    const shelf = rested.length > 0 ? lowest(rested, due) : lowest(full, ({ shownAt }) => shownAt);
    shelf.shownAt = index;
    const sample = shelf.waiting.shift();
    if (!sample) throw new Error('A shelf was empty');
    return sample;
  });
}

function newShelf(picture: string, waiting: readonly Sample[]): Shelf {
  return { waiting: [...waiting], total: waiting.length, place: shareOf(picture), shownAt: -PAGE };
}

const due = ({ waiting, total, place }: Shelf): number => (total - waiting.length + place) / total;

function lowest(shelves: readonly Shelf[], measure: (shelf: Shelf) => number): Shelf {
  return shelves.reduce((least, shelf) => (measure(shelf) < measure(least) ? shelf : least));
}

/**
 * Whether a sample belongs to a share of the shop. It steps evenly through the rounds of each picture, so that the share also contains a
 * picture again only after the same number of rounds.
 */
export function belongsTo(share: number, label: string, sample: Sample): boolean {
  return (shareOf(`${label} ${pictureOf(sample)}`) + sample.round * share) % 1 < share;
}

function pictureOf({ drawing }: Sample): string {
  return drawing.name;
}

const shareOf = (text: string): number => randomFrom(text).next();
