import { z } from 'zod';
import { positive } from './variable-types.ts';

export const codeVariables = {
  CODE_ADDRESS_SENDS_PER_HOUR: positive
    .default(30)
    .describe('Maximum number of codes sent per hour at the request of one client IP address'),
  SMS_PER_HOUR: positive
    .default(1_000)
    .describe('Maximum number of SMS with codes per hour for the whole shop; health reports when 80 % are used'),
  SMS_KNOWN_PERCENT: z.coerce
    .number()
    .int()
    .min(0)
    .max(90)
    .default(10)
    .describe('Share of SMS_PER_HOUR reserved for browsers known to the account, in percent, so that strangers cannot use up the budget'),
};
