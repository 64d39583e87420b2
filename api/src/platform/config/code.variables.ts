import { z } from 'zod';
import { positive } from './variable-types.ts';

export const codeVariables = {
  CODE_ADDRESS_SENDS_PER_HOUR: positive.default(30).describe('Codes that may be sent on behalf of one client address in an hour'),
  SMS_PER_HOUR: positive
    .default(1_000)
    .describe('Maximum number of text messages with codes per hour, for all clients together; an alarm is raised at 80 %'),
  SMS_KNOWN_PERCENT: z.coerce
    .number()
    .int()
    .min(0)
    .max(90)
    .default(10)
    .describe(
      'Percentage of SMS_PER_HOUR reserved for browsers known to the account, so that strangers cannot use it up',
    ),
};
