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
 * Runs requests with the same name, such as those of the cart, one after the other, in all tabs. So a response is never older than the one
 * before, and a change is sent once. Without Web Locks this holds only within a tab.
 */
export const oneAtATime = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(name, work) : afterTheLast(name, work);
