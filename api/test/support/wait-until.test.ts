import { expect, it } from '@jest/globals';
import { until } from './wait-until.js';

it('the function `until` fails with the name of a condition that does not hold in time', async () => {
  await expect(until('it snows', () => false, 100)).rejects.toThrow('not within 100 ms: it snows');
});
