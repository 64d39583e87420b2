import { z } from 'zod';
import { httpUrl } from './variable-types.ts';

/** One address, alone or after a name, without characters that could extend a mail header. */
const SENDER = /^([^\p{C}<>@"]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u;

export const messageVariables = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('Mail server, with user and password in it; without it mails are shown on /inbox, and production does not start'),
  MAIL_FROM: z.string().regex(SENDER, 'must be an address or Name <address>').optional().describe('Sender of mails; required with SMTP_URL'),
  SMS_GATEWAY: z
    .enum(['http', 'smsc', 'mail'])
    .default('http')
    .describe('Sender of text messages: a gateway that accepts this project\'s JSON at SMS_URL, SMSC.ru, or the mail server (for testing)'),
  SMS_URL: httpUrl
    .optional()
    .describe(
      'Address of the gateway; without it text messages are shown on /inbox, and production does not start unless SMS_GATEWAY needs none',
    ),
  SMS_KEY: z.string().optional().describe('Key of the gateway'),
  SMS_FROM: z.string().optional().describe('Name that the phone shows, as registered with the gateway'),
};
