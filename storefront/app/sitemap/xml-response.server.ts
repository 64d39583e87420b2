import { keptSeconds } from './sitemap.rules.ts';

/** XML that may be kept by whoever asked for it. */
export const xmlResponse = (body: string | ReadableStream): Response =>
  new Response(body, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': `public, max-age=${keptSeconds}` },
  });

/**
 * Text as it is made. The first piece is waited for, so that an API that is down is a true 503; one that breaks off later breaks the
 * answer off too, and what came is no well-formed XML that anybody could take for the whole.
 */
export async function xmlStream(pieces: AsyncGenerator<string>, signal: AbortSignal): Promise<Response> {
  const first = await pieces.next();
  let isFirst = true;
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(stream) {
      const { done, value } = isFirst ? first : await pieces.next();
      isFirst = false;
      if (done || signal.aborted) stream.close();
      else stream.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await pieces.return(undefined);
    },
  });
  return xmlResponse(body);
}
