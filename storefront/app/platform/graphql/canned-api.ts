/**
 * For stories: answers the API requests of a page by operation name. Other operations fail as if offline. Pass it as `beforeEach`, and
 * Storybook removes it after the story.
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
