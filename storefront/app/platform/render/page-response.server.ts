import type { Readable } from 'node:stream';

/** A complete page as a buffer, or a streamed page. */
export type PageBody = Buffer | Readable;

const bodyByResponse = new WeakMap<Response, PageBody>();

/**
 * Creates a response whose markup is stored beside it as a Node buffer or stream. The router and its middleware read only status and
 * headers, so the conversion to a web stream and back is avoided.
 */
export function createPageResponse(body: PageBody, init: ResponseInit): Response {
  const response = new Response(null, init);
  bodyByResponse.set(response, body);
  return response;
}

/** Returns the markup of a response that `createPageResponse` created, or undefined for any other response. */
export const findPageBody = (response: Response): PageBody | undefined => bodyByResponse.get(response);
