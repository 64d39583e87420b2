import { z } from 'zod';
import { positive } from './variable-types.ts';

export const codeVariables = {
  CODE_ADDRESS_SENDS_PER_HOUR: positive.default(30).describe('Codes that may be sent on behalf of one client address in an hour'),
  SMS_PER_HOUR: positive
    .default(1_000)
    .describe('Text messages with codes that the shop pays for in an hour, whoever asks for them; an alarm is raised at 80 %'),
  SMS_KNOWN_PERCENT: z.coerce
    .number()
    .int()
    .min(0)
    .max(90)
    .default(10)
    .describe(
      'How much of SMS_PER_HOUR is kept for browsers that are known to the account, so that strangers cannot spend it all; in percent',
    ),
};
