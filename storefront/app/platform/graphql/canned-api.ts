/** A WebSocket that never opens. */
class IdleSocket {
  close() {}
}

/**
 * For stories: answers the API requests of a page by operation name, with data or, if an answer has `errors`, with a refusal. Other
 * operations fail as if offline, and no WebSocket opens. Pass it as `beforeEach`, and Storybook removes it after the story.
 */
export const cannedApi = (responses: Record<string, object>) => () => {
  const { fetch, WebSocket } = globalThis;
  Object.assign(globalThis, { WebSocket: IdleSocket });
  globalThis.fetch = async (input, options) => {
    if (input !== '/graphql') return fetch(input, options);
    const name = /(?:query|mutation) (\w+)/.exec(String(options?.body))?.[1] ?? '';
    const response = responses[name];
    if (!response) throw new TypeError('no answer');
    return Response.json('errors' in response ? response : { data: response });
  };
  return () => {
    Object.assign(globalThis, { fetch, WebSocket });
  };
};
