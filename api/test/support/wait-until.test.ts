import { expect, it } from '@jest/globals';
import { until } from './wait-until.js';

it('a condition that never holds causes an error with its name', async () => {
  await expect(until('it snows', () => false, 100)).rejects.toThrow('not within 100 ms: it snows');
});
