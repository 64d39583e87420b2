import { z } from 'zod';
import { positive } from './variable-types.ts';

const seconds = z
  .string()
  .regex(/^\d+(,\d+)*$/, 'must be whole seconds like 60,120')
  .transform((text) => text.split(',').map(Number));

export const codeVariables = {
  CODE_SECONDS: positive.default(300).describe('Seconds that a code lives'),
  CODE_TRIES: positive.default(3).describe('Wrong tries that kill a code'),
  CODE_COOLDOWNS: seconds
    .prefault('60,120,300,600')
    .describe('Seconds before another code is sent to a recipient, after the first of an hour, the second, and so on'),
  CODE_LIVE: positive.default(3).describe('Most codes of one recipient that live at a time'),
  CODE_SENDS_PER_HOUR: positive.default(5).describe('Most codes sent to one recipient in an hour'),
  CODE_SENDS_PER_DAY: positive.default(10).describe('Most codes sent to one recipient in 24 hours'),
  CODE_GUESSES_PER_HOUR: positive
    .default(5)
    .describe('Wrong tries of 4-digit codes on one account in an hour, after which its codes are longer'),
  CODE_GUESSES_PER_DAY: positive
    .default(10)
    .describe('What may be guessed on one account in 24 hours, in wrong tries of 4-digit codes; what its 6-digit ones weigh is kept back'),
  CODE_GUESSES_PER_MONTH: positive.default(30).describe('What may be guessed on one account in 30 days, counted alike'),
  CODE_LONG_GUESSES_PER_DAY: positive.default(10).describe('Wrong tries of 6-digit codes on one account in 24 hours'),
  CODE_ADDRESS_SENDS_PER_HOUR: positive.default(30).describe('Codes that one client address may have sent in an hour'),
  CODE_ADDRESS_TRIES_PER_HOUR: positive.default(60).describe('Wrong tries of one client address in an hour'),
  CODE_FINGERPRINT_SENDS_PER_HOUR: positive
    .default(10)
    .describe('Codes that one browser, by its fingerprint and address, may have sent in an hour'),
  CODE_SHOP_GUESSES_PER_HOUR: positive
    .default(200)
    .describe('Wrong tries of 4-digit codes in the whole shop in an hour, at which all codes become longer for a day and more'),
  CODE_SHOP_GUESSES_PER_DAY: positive.default(800).describe('The same in 24 hours'),
  CODE_SHOP_LONG_GUESSES_PER_DAY: positive
    .default(15_000)
    .describe(
      'Wrong tries of 6-digit codes in the whole shop in 24 hours, after which only browsers that are known to the account may try',
    ),
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
