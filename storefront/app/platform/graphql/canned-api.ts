/**
 * For stories: answers the API requests of a page by operation name, with data or, if an answer has `errors`, with a refusal. Other
 * operations fail as if offline. Pass it as `beforeEach`, and Storybook removes it after the story.
 */
export const cannedApi = (answers: Record<string, object>) => () => {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, options) => {
    if (input !== '/graphql') return fetch(input, options);
    const name = /(?:query|mutation) (\w+)/.exec(String(options?.body))?.[1] ?? '';
    const answer = answers[name];
    if (!answer) throw new TypeError('no answer');
    return Response.json('errors' in answer ? answer : { data: answer });
  };
  return () => {
    globalThis.fetch = fetch;
  };
};
