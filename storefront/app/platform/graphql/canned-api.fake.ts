/** A WebSocket that never opens. */
class IdleSocket {
  close() {}
}

type CannedResponse = object | ((variables: { dto: Record<string, unknown> }) => object);

/**
 * For stories: returns canned responses to the API requests of a page, by operation name. A response may depend on the variables of the
 * request, and one with `errors` is a refusal. Other operations fail as if offline, and no WebSocket opens. Pass it as `beforeEach`, and
 * Storybook removes it after the story.
 */
export const cannedApi = (responses: Record<string, CannedResponse>) => () => {
  const { fetch, WebSocket } = globalThis;
  Object.assign(globalThis, { WebSocket: IdleSocket });
  globalThis.fetch = async (input, options) => {
    if (input !== '/graphql') return fetch(input, options);
    const name = /(?:query|mutation) (\w+)/.exec(String(options?.body))?.[1] ?? '';
    const canned = responses[name];
    if (!canned) throw new TypeError('no answer');
    const response = typeof canned === 'function' ? canned(JSON.parse(String(options?.body)).variables) : canned;
    return Response.json('errors' in response ? response : { data: response });
  };
  return () => {
    Object.assign(globalThis, { fetch, WebSocket });
  };
};
