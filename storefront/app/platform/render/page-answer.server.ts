import type { Readable } from 'node:stream';

/** A page that is complete, or one that comes. */
export type PageBody = Buffer | Readable;

const bodies = new WeakMap<Response, PageBody>();

/**
 * A page on its way through the router and its middleware, which look at its status and headers and never at its body: so the markup is
 * kept beside it as Node has it, and is not made into a web stream and back.
 */
export function pageAnswer(body: PageBody, init: ResponseInit): Response {
  const response = new Response(null, init);
  bodies.set(response, body);
  return response;
}

/** The markup of such an answer; undefined of any other answer. */
export const pageBodyOf = (response: Response): PageBody | undefined => bodies.get(response);
