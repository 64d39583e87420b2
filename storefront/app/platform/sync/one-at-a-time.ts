const inThisTab = new Map<string, Promise<unknown>>();

function afterTheLast<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const result = (inThisTab.get(name) ?? Promise.resolve()).then(work);
  inThisTab.set(
    name,
    result.catch(() => undefined),
  );
  return result;
}

/**
 * Runs requests about one thing, such as the cart, one after the other, in all tabs. So an answer is never older than the one before, and a
 * change is sent once. Without Web Locks only the requests of a tab take turns.
 */
export const oneAtATime = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(name, work) : afterTheLast(name, work);
