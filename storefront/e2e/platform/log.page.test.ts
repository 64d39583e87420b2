import { findFreePort } from '@meet/api/testing';
import { startStorefront } from '../support/shop/harness.ts';

test('every log line of the storefront has the common format, including those of the framework', async () => {
  const storefront = await startStorefront(`http://127.0.0.1:${await findFreePort()}`);
  await fetch(`${storefront.url}/catalog?q=anna`, { headers: { 'x-request-id': 'a-known-request' } });
  await storefront.stop();
  const lines = storefront
    .output()
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
  expect(storefront.output()).not.toContain('anna');
});
