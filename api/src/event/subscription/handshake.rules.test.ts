import { describe, expect, it } from '@jest/globals';
import { classifySender } from './handshake.rules.js';

const shop = { publicUrl: 'https://shop.example/', corsOrigins: ['https://partner.example'], trustsHost: true };

describe('the page that opens a socket', () => {
  it.each([
    ['own', 'https://shop.example', 'http', 'api.internal'],
    ['own', 'http://demo.example:3000', 'http', 'demo.example:3000'],
    ['own', 'https://demo.example', 'https', 'demo.example'],
    ['foreign', 'http://demo.example', 'https', 'demo.example'],
    ['foreign', 'https://demo.example', 'http', 'demo.example'],
    ['foreign', 'http://demo.example:8080', 'http', 'demo.example:3000'],
    ['foreign', 'null', 'http', 'demo.example'],
    ['foreign', 'http://demo.example', 'http', undefined],
    ['known', 'https://partner.example', 'http', 'demo.example'],
    ['known', undefined, 'http', 'demo.example'],
  ] as const)('is %s with the origin %s, connected by %s to %s', (sender, origin, scheme, host) => {
    expect(classifySender({ origin, scheme, host }, shop)).toBe(sender);
  });

  it('is foreign in production even if it has the origin of the host that it connects to', () => {
    const sender = { origin: 'http://demo.example', scheme: 'http', host: 'demo.example' };
    expect(classifySender(sender, { ...shop, trustsHost: false })).toBe('foreign');
  });
});
