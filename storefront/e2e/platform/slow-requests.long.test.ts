import { once } from 'node:events';
import { connect } from 'node:net';
import { shop } from '../support/shop/harness.ts';

const halfHeaders = 'POST /graphql HTTP/1.1\r\nHost: 127.0.0.1\r\n';
const halfBody = `${halfHeaders}Content-Type: application/json\r\nContent-Length: 90\r\n\r\n{"query":`;

async function waitUntilClosed(url: string, sent: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
  socket.resume();
  socket.write(sent);
  await once(socket, 'close', { signal: AbortSignal.timeout(20_000) });
}

test.each(['storefront', 'api'] as const)('the %s closes connections with unfinished headers and with an unfinished body', async (part) => {
  await Promise.all([halfHeaders, halfBody].map((sent) => waitUntilClosed(shop()[part], sent)));
}, 30_000);
