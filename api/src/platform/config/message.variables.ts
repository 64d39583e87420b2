import { z } from 'zod';
import { httpUrl } from './variable-types.ts';

/** One address, alone or after a name, without characters that could extend a mail header. */
const SENDER = /^([^\p{C}<>@"]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u;

export const messageVariables = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'Address of the mail server, with user name and password; without it, mails are shown on /inbox, and production does not start',
    ),
  MAIL_FROM: z
    .string()
    .regex(SENDER, 'must be an address or Name <address>')
    .optional()
    .describe('Sender of mails; required with SMTP_URL'),
  SMS_GATEWAY: z
    .enum(['http', 'smsc', 'mail'])
    .default('http')
    .describe('SMS provider: a gateway that accepts JSON at SMS_URL, SMSC.ru, or the mail server for trials'),
  SMS_URL: httpUrl
    .optional()
    .describe(
      'Address of the SMS gateway; without it, text messages are shown on /inbox, and production does not start unless SMS_GATEWAY needs none',
    ),
  SMS_KEY: z.string().optional().describe('Key of the SMS gateway'),
  SMS_FROM: z.string().optional().describe('Sender name that phones show, as registered with the gateway'),
};
