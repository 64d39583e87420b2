import type { Sample } from './models.js';
import { randomFrom } from './random.js';

/** Number of cards on a page of the catalog. */
const PAGE = 24;

/** All samples with the same picture, and how many have been placed. */
interface Shelf {
  waiting: Sample[];
  total: number;
  /** Position of each sample within its share of the shop, 0 to 1. */
  place: number;
  shownAt: number;
}

/**
 * Orders the samples for display: kinds and colours are mixed, samples with the same picture are spread evenly, and no picture repeats
 * within a page while others are left.
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
 * Whether a sample belongs to a share of the shop, such as new products. Steps evenly through the samples of a picture, so that pictures
 * are spread evenly within the share too.
 */
export function belongsTo(share: number, label: string, sample: Sample): boolean {
  return (shareOf(`${label} ${pictureOf(sample)}`) + sample.round * share) % 1 < share;
}

function pictureOf({ drawing }: Sample): string {
  return drawing.name;
}

const shareOf = (text: string): number => randomFrom(text).next();
