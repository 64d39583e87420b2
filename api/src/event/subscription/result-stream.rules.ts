/** Maps each item of a stream to a result of the subscription. Ending the result ends the stream, even while an item is being mapped. */
export function mapStream<Item, Result>(
  stream: AsyncIterator<Item>,
  mapItem: (item: Item) => Promise<Result>,
): AsyncIterableIterator<Result> {
  const doneResult = { done: true, value: undefined } as const;
  return {
    async next() {
      const nextItem = await stream.next();
      return nextItem.done ? doneResult : { done: false, value: await mapItem(nextItem.value) };
    },
    async return() {
      await stream.return?.();
      return doneResult;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

export async function* yieldOnce<Result>(response: Result): AsyncIterableIterator<Result> {
  yield response;
}
