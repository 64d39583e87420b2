import type { Sample } from './models.js';
import { randomFrom } from './random.js';

/** Number of cards on a catalog page. */
const PAGE = 24;

/** The samples that share a picture, and the position at which that picture was last shown. */
interface Shelf {
  waiting: Sample[];
  total: number;
  /** Offset from 0 to 1, by which the even distribution of this picture over the shop is shifted. */
  place: number;
  shownAt: number;
}

/**
 * Orders samples for display. Kinds and colours are mixed, and samples with the same picture are spread evenly over the shop. A picture
 * repeats within a page only when every picture that still has samples was shown on the last 24 cards.
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
 * Whether a sample belongs to a subset of the shop that contains this share of it. Of the samples with the same picture, the subset takes
 * evenly spaced ones, so that pictures repeat as rarely as possible within it.
 */
export function belongsTo(share: number, label: string, sample: Sample): boolean {
  return (shareOf(`${label} ${pictureOf(sample)}`) + sample.round * share) % 1 < share;
}

function pictureOf({ drawing }: Sample): string {
  return drawing.name;
}

const shareOf = (text: string): number => randomFrom(text).next();
