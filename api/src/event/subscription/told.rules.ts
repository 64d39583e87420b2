/** Turns each item of a stream into what a subscription answers. Ending it ends the stream, also while an answer is being made. */
export function told<Item, Answer>(stream: AsyncIterator<Item>, answerTo: (item: Item) => Promise<Answer>): AsyncIterableIterator<Answer> {
  const over = { done: true, value: undefined } as const;
  return {
    async next() {
      const item = await stream.next();
      return item.done ? over : { done: false, value: await answerTo(item.value) };
    },
    async return() {
      await stream.return?.();
      return over;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** Answers once, and ends. */
export async function* toldOnce<Answer>(answer: Answer): AsyncIterableIterator<Answer> {
  yield answer;
}
