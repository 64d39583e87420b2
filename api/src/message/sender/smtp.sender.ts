import { createTransport } from 'nodemailer';
import { SENDER_TIMEOUT_MS } from '../dispatch-job.rules.js';
import type { Message } from '../message.model.js';
import { PermanentSendFailure, type Sender, TemporarySendFailure } from './sender.port.js';

/** Timeout of one step of the SMTP dialogue. */
const STEP_TIMEOUT_MS = 5_000;
/** Timeout for the server to close the connection. */
const CLOSE_TIMEOUT_MS = 1_000;

/** Mail by SMTP, with TLS where the server offers it. */
export function createSmtpSender(url: string, from: string): Sender {
  const { hostname } = new URL(url);
  const transport = createTransport({
    url,
    connectionTimeout: STEP_TIMEOUT_MS,
    greetingTimeout: STEP_TIMEOUT_MS,
    socketTimeout: STEP_TIMEOUT_MS,
    socketCloseTimeout: CLOSE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: 'SMTP',
    send: async ({ address, subject = '', text, html, unsubscribeUrl }: Message, key) => {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address },
          subject,
          text,
          ...(html !== undefined && { html }),
          // A mail server that has seen this id may drop the repeat.
          messageId: `<${key.replaceAll(/[^\w.-]/g, '.')}@${hostname}>`,
          signal: AbortSignal.timeout(SENDER_TIMEOUT_MS),
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...buildUnsubscribeHeaders(unsubscribeUrl) },
        });
      } catch (error) {
        throw toSendFailure(error);
      }
    },
  };
}

/** RFC 8058: the mail program posts to the URL, and its user need not open the page. */
const buildUnsubscribeHeaders = (url: string | undefined): Record<string, string> =>
  url === undefined ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

// Keeps only the error codes, because a server's refusal quotes the addressee's address.
function toSendFailure(error: unknown): Error {
  const { code, responseCode } = readCodes(error);
  const reason = `SMTP ${[code, responseCode].filter(Boolean).join(' ')}`;
  return code === 'EENVELOPE' && responseCode >= 500 ? new PermanentSendFailure(reason) : new TemporarySendFailure(reason);
}

function readCodes(error: unknown): { code: string; responseCode: number } {
  const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown };
  return { code: typeof code === 'string' ? code : '', responseCode: typeof responseCode === 'number' ? responseCode : 0 };
}
