import { cacheSeconds } from './sitemap.rules.ts';

/** Creates a response with XML that shared caches may store. */
export const createXmlResponse = (body: string | ReadableStream): Response =>
  new Response(body, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': `public, max-age=${cacheSeconds}` },
  });

/**
 * Streams XML. The first chunk is awaited, so that a failure of the API still gives the response the status 503. A later failure aborts the
 * response, and the truncated XML is not well-formed, so it cannot be taken for complete.
 */
export async function createXmlStream(chunks: AsyncGenerator<string>, signal: AbortSignal): Promise<Response> {
  const firstChunk = await chunks.next();
  let isFirstPull = true;
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = isFirstPull ? firstChunk : await chunks.next();
      isFirstPull = false;
      if (done || signal.aborted) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await chunks.return(undefined);
    },
  });
  return createXmlResponse(body);
}
