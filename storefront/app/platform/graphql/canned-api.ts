/**
 * For stories: answers what a page asks the API from the browser, by the name of the operation; what it is not told of fails, as without
 * a network. Given as a story's `beforeEach`, it leaves with the story.
 */
export const cannedApi = (answers: Record<string, object>) => () => {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, options) => {
    if (input !== '/graphql') return fetch(input, options);
    const name = /query (\w+)/.exec(String(options?.body))?.[1] ?? '';
    const data = answers[name];
    if (!data) throw new TypeError('no answer');
    return Response.json({ data });
  };
  return () => {
    globalThis.fetch = fetch;
  };
};
