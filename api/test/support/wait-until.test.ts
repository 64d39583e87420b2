import { expect, it } from '@jest/globals';
import { until } from './wait-until.js';

it('until fails with the name of the condition if it never holds', async () => {
  await expect(until('it snows', () => false, 100)).rejects.toThrow('not within 100 ms: it snows');
});
