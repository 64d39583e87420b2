import { randomFrom } from '../random.js';
import type { DemoProduct } from './demo-products.js';

/** Number of cards on a catalog page. */
const PAGE_SIZE = 24;

/** The products that share a cover picture, and the position at which that picture last occurred. */
interface PictureQueue {
  waiting: DemoProduct[];
  total: number;
  /**
   * Shifts the evenly spaced positions of this picture by a part of their distance, 0 to 1. Derived from the picture, so that pictures with
   * equally many products are not all due at once.
   */
  offset: number;
  lastPosition: number;
}

/**
 * Orders products for display. Kinds of goods and colours are mixed, and products with the same picture are spread evenly over the shop.
 * A picture repeats within a page only when every picture that still has products was shown on the last 24 cards.
 */
export function chooseDisplayOrder(products: readonly DemoProduct[]): DemoProduct[] {
  const queues = [...Map.groupBy(products, ({ drawing }) => drawing.name)].map(([picture, waiting]) => createQueue(picture, waiting));
  return products.map((_, index) => {
    const nonEmptyQueues = queues.filter(({ waiting }) => waiting.length > 0);
    const queuesNotOnPage = nonEmptyQueues.filter(({ lastPosition }) => index - lastPosition >= PAGE_SIZE);
    const queue =
      queuesNotOnPage.length > 0
        ? findLowest(queuesNotOnPage, computeNextPosition)
        : findLowest(nonEmptyQueues, ({ lastPosition }) => lastPosition);
    queue.lastPosition = index;
    const product = queue.waiting.shift();
    if (!product) throw new Error('The queue of a picture was empty');
    return product;
  });
}

function createQueue(picture: string, waiting: readonly DemoProduct[]): PictureQueue {
  return { waiting: [...waiting], total: waiting.length, offset: randomFrom(picture).next(), lastPosition: -PAGE_SIZE };
}

const computeNextPosition = ({ waiting, total, offset }: PictureQueue): number => (total - waiting.length + offset) / total;

function findLowest(queues: readonly PictureQueue[], measure: (queue: PictureQueue) => number): PictureQueue {
  return queues.reduce((lowestQueue, queue) => (measure(queue) < measure(lowestQueue) ? queue : lowestQueue));
}
