import { z } from 'zod';
import { httpUrl } from './variable-types.ts';

/** One address, alone or after a name, without characters that could extend a mail header. */
const SENDER = /^([^\p{C}<>@"]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u;

export const messageVariables = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('URL of the mail server, with user and password; without it mails are shown on /inbox; required in production'),
  MAIL_FROM: z
    .string()
    .regex(SENDER, 'must be an address or Name <address>')
    .optional()
    .describe('Sender of mails; required with SMTP_URL. Payment receipts of deleted accounts go to this address'),
  SMS_GATEWAY: z
    .enum(['http', 'smsc', 'mail'])
    .default('http')
    .describe('SMS provider: any gateway that accepts JSON at SMS_URL, SMSC.ru, or the mail server (for trials)'),
  SMS_URL: httpUrl
    .optional()
    .describe('URL of the SMS gateway; without it SMS are shown on /inbox; required in production if SMS_GATEWAY is http'),
  SMS_KEY: z.string().optional().describe('API key of the SMS gateway'),
  SMS_FROM: z.string().optional().describe('Sender name that phones show, as registered with the gateway'),
};
