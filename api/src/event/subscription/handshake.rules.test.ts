import { describe, expect, it } from '@jest/globals';
import { classifyOrigin } from './handshake.rules.js';

const shop = { publicUrl: 'https://shop.example/', corsOrigins: ['https://partner.example'], trustsHost: true };

describe('the page that opens a socket', () => {
  it.each([
    ['own', 'https://shop.example', 'http', 'api.internal'],
    ['own', 'http://demo.example:3000', 'http', 'demo.example:3000'],
    ['own', 'https://demo.example', 'https', 'demo.example'],
    ['refused', 'http://demo.example', 'https', 'demo.example'],
    ['refused', 'https://demo.example', 'http', 'demo.example'],
    ['refused', 'http://demo.example:8080', 'http', 'demo.example:3000'],
    ['refused', 'null', 'http', 'demo.example'],
    ['allowed', 'https://partner.example', 'http', 'demo.example'],
  ] as const)('is classified as %s if its origin is «%s» and it connects by %s to %s', (kind, origin, scheme, host) => {
    expect(classifyOrigin({ origin, scheme, host }, shop)).toBe(kind);
  });

  it('is refused if its connection does not name a host', () => {
    expect(classifyOrigin({ origin: 'http://demo.example', scheme: 'http', host: undefined }, shop)).toBe('refused');
  });

  it('is refused in production even if its origin is the host that it connects to', () => {
    const handshake = { origin: 'http://demo.example', scheme: 'http', host: 'demo.example' };
    expect(classifyOrigin(handshake, { ...shop, trustsHost: false })).toBe('refused');
  });
});

it('a client that is no browser, and so sends no origin, is allowed', () => {
  expect(classifyOrigin({ origin: undefined, scheme: 'http', host: 'demo.example' }, shop)).toBe('allowed');
});
