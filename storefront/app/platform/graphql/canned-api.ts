/** A WebSocket that never opens. */
class SilentSocket {
  close() {}
}

/**
 * For stories: answers the API requests of a page by operation name, with data or, if an answer has `errors`, with a refusal. Other
 * operations fail as if offline, and no WebSocket opens. Pass it as `beforeEach`, and Storybook removes it after the story.
 */
export const cannedApi = (answers: Record<string, object>) => () => {
  const { fetch, WebSocket } = globalThis;
  Object.assign(globalThis, { WebSocket: SilentSocket });
  globalThis.fetch = async (input, options) => {
    if (input !== '/graphql') return fetch(input, options);
    const name = /(?:query|mutation) (\w+)/.exec(String(options?.body))?.[1] ?? '';
    const answer = answers[name];
    if (!answer) throw new TypeError('no answer');
    return Response.json('errors' in answer ? answer : { data: answer });
  };
  return () => {
    Object.assign(globalThis, { fetch, WebSocket });
  };
};
