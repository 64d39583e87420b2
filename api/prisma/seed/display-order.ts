import type { Sample } from './models.js';
import { randomFrom } from './random.js';

/** As many cards as a page of the catalog shows. */
const PAGE = 24;

/** All samples with one picture, and what has become of them. */
interface Shelf {
  waiting: Sample[];
  total: number;
  /** 0 to 1: where in its share of the shop each of them stands. */
  place: number;
  shownAt: number;
}

/**
 * The order in which the shop shows its samples: kinds and colours mixed, each picture's samples spread evenly over the whole shop, and
 * no picture twice within a page while there are others.
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
 * Whether a sample belongs to a share of the shop. Walks through the rounds of a picture in equal steps, so that within that share, too,
 * a picture comes back only when its turn has come.
 */
export function belongsTo(share: number, label: string, sample: Sample): boolean {
  return (shareOf(`${label} ${pictureOf(sample)}`) + sample.round * share) % 1 < share;
}

function pictureOf({ drawing }: Sample): string {
  return drawing.name;
}

const shareOf = (text: string): number => randomFrom(text).next();
