import { z } from 'zod';
import { positive } from './variable-types.ts';

export const codeVariables = {
  CODE_ADDRESS_SENDS_PER_HOUR: positive.default(30).describe('Maximum number of codes sent per hour for one client address'),
  SMS_PER_HOUR: positive
    .default(1_000)
    .describe('Hourly budget of text messages with codes for the whole shop; a warning is logged at 80 %'),
  SMS_KNOWN_PERCENT: z.coerce
    .number()
    .int()
    .min(0)
    .max(90)
    .default(10)
    .describe(
      'Percentage of SMS_PER_HOUR reserved for browsers that have signed in to the account before, so that others cannot use up the budget',
    ),
};
