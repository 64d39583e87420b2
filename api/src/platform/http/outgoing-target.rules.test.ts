import { describe, expect, it } from '@jest/globals';
import { mayReach } from './outgoing-target.rules.js';

const production = { allowsLoopback: false, isSecure: true };

describe('a webhook in production', () => {
  it.each(['93.184.216.34', '8.8.8.8', '172.32.0.1', '2606:4700:4700::1111', '::ffff:8.8.8.8'])('may be sent to %s', (address) => {
    expect(mayReach(address, production)).toBe(true);
  });

  it.each([
    ...['127.0.0.1', '127.8.8.8', '0.0.0.0', '0.1.2.3', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254'],
    ...['100.64.0.1', '100.127.255.255', '192.0.0.1', '192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '192.88.99.1'],
    ...['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
    ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '100::1', '2001:db8::1', '2001::1'],
    ...[
      '::ffff:127.0.0.1',
      '::ffff:10.0.0.1',
      '::ffff:a00:1',
      '::127.0.0.1',
      '64:ff9b::7f00:1',
      '64:ff9b::a00:1',
      '2002:7f00:1::',
      '2002:a00:1::',
    ],
    ...['localhost', '', 'not an address'],
  ])('may not be sent to "%s"', (address) => {
    expect(mayReach(address, production)).toBe(false);
  });
});

describe('a webhook outside production', () => {
  const trial = { allowsLoopback: true, isSecure: false };

  it('may be sent without encryption to the same machine only', () => {
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(mayReach(address, trial)).toBe(true);
    for (const address of ['93.184.216.34', '10.0.0.1', '169.254.169.254']) expect(mayReach(address, trial)).toBe(false);
    expect(mayReach('93.184.216.34', { ...trial, isSecure: true })).toBe(true);
    expect(mayReach('10.0.0.1', { ...trial, isSecure: true })).toBe(false);
  });
});
