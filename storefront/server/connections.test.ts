import { countedAddress } from './connections.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['', ''],
])('connections from %s count as those of %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});
