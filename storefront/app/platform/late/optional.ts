const patienceMs = 1500;

/**
 * A part that a page can do without: null where it did not come, or not soon enough, so that the page shows what it has. Why it did not
 * come is in the log already.
 */
export function optional<Part>(asked: Promise<Part>, waitMs: number = patienceMs): Promise<Part | null> {
  const { promise, resolve } = Promise.withResolvers<Part | null>();
  const tooLong = setTimeout(() => resolve(null), waitMs);
  asked.then(resolve, () => resolve(null)).finally(() => clearTimeout(tooLong));
  return promise;
}
