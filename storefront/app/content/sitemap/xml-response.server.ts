import { cacheSeconds } from './sitemap.rules.ts';

/** Creates a response with XML that shared caches may store. */
export const createXmlResponse = (body: string | ReadableStream): Response =>
  new Response(body, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': `public, max-age=${cacheSeconds}` },
  });

/**
 * Streams XML. The first chunk is awaited, so that an API failure is a real 503. A later failure aborts the response, and the truncated XML
 * is not well-formed, so it cannot be taken for complete.
 */
export async function createXmlStream(chunks: AsyncGenerator<string>, signal: AbortSignal): Promise<Response> {
  const first = await chunks.next();
  let isFirst = true;
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(stream) {
      const { done, value } = isFirst ? first : await chunks.next();
      isFirst = false;
      if (done || signal.aborted) stream.close();
      else stream.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await chunks.return(undefined);
    },
  });
  return createXmlResponse(body);
}
