import { findFreePort } from '@meet/api/testing';
import { readHead } from '../support/page/page-head.ts';
import { Visitor } from '../support/page/visitor.ts';
import { startStorefront } from '../support/shop/harness.ts';

let visitor: Visitor;
let readiness: unknown;
let log: string;
beforeAll(async () => {
  const storefront = await startStorefront(`http://127.0.0.1:${await findFreePort()}`);
  try {
    visitor = await new Visitor(storefront.url).open('/catalog?q=anna', { headers: { 'x-request-id': 'a-known-request' } });
    readiness = await (await fetch(`${storefront.health}/health/ready`)).json();
  } finally {
    await storefront.stop();
  }
  log = storefront.output();
});

test('while the API is down, a page responds with the status 503 and an error, and must be requested later and not indexed', () => {
  expect([visitor.status, visitor.headers.get('retry-after'), readHead(visitor.document).robots]).toEqual([503, '5', 'noindex']);
  visitor.main.getByRole('heading', { level: 1, name: /^Нет сигнала/ });
  expect(readiness).toEqual({ status: 'degraded', components: { api: { status: 'down', detail: 'does not answer' } } });
});

test('every log line of the storefront has the common format, including those of the framework', () => {
  const lines = log
    .trim()
    .split('\n')
    .map((line): Record<string, unknown> => JSON.parse(line));
  for (const line of lines) {
    expect(line).toMatchObject({ level: expect.stringMatching(/^(info|warn|error)$/), service: 'storefront', msg: expect.any(String) });
    expect(new Date(String(line.time)).toISOString()).toBe(line.time);
  }
  expect(lines).toContainEqual(expect.objectContaining({ msg: expect.stringContaining('listening') }));
  const refused = expect.objectContaining({ code: 'ECONNREFUSED' });
  expect(lines).toContainEqual(
    expect.objectContaining({
      requestId: 'a-known-request',
      level: 'error',
      err: expect.objectContaining({ type: 'ConnectionError', cause: expect.objectContaining({ cause: refused }) }),
    }),
  );
  expect(log).not.toContain('anna');
});
