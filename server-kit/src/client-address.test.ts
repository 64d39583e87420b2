import { toNetwork, toRateLimitKey } from './client-address.js';

describe('the rate-limit key', () => {
  it.each([
    [
      'every notation of the address 203.0.113.7',
      '203.0.113.7',
      ['203.0.113.7:5555', '203.0.113.7:80', '::ffff:203.0.113.7', '[::ffff:203.0.113.7]:443'],
    ],
    [
      'every address of the network 2001:db8:1:2::/64',
      '2001:db8:1:2::1',
      ['2001:db8:1:2:ffff::9', '[2001:db8:1:2::5]', '[2001:db8:1:2::5]:443', '2001:0DB8:1:2::7'],
    ],
  ])('is the same for %s, even with a port, and so is the network', (_what, address, notations) => {
    expect(notations.map(toRateLimitKey)).toEqual(notations.map(() => toRateLimitKey(address)));
    expect(notations.map(toNetwork)).toEqual(notations.map(() => toNetwork(address)));
  });

  it('differs between neighbouring clients', () => {
    const neighbours = ['203.0.113.7', '203.0.113.8', '2001:db8:1:2::1', '2001:db8:1:3::1'];
    expect(new Set(neighbours.map(toRateLimitKey)).size).toBe(neighbours.length);
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8:0:0:1::', '2001:db8::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::1'],
    ['::', '::/64'],
    ['', ''],
    ['somewhere', 'somewhere'],
  ])('of the address %j is %j', (address, key) => {
    expect(toRateLimitKey(address)).toBe(key);
  });
});
