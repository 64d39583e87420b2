import type { AuthRequest } from '@meet/ui-kit/auth-form';
import { askApi } from '../../platform/graphql/browser-api.ts';
import { SendEmailCodeDocument, SendSmsCodeDocument, type SentCodeFragment } from '../../platform/graphql/generated/graphql.ts';
import type { ServerClock } from '../../platform/server-clock.store.ts';
import { fingerprint } from './fingerprint.ts';

/** Forms that are submitted sooner after the page loads are treated as a bot's. */
const minFillMs = 2000;

/** Whether the request looks like a bot's. If so, the API is not called. */
export const isSuspicious = ({ website }: AuthRequest, clock: ServerClock) => website !== '' || clock.pageAge < minFillMs;

/** Requests a code. Throws if the API rejects it. */
export async function sendCode({ method, recipient, website }: AuthRequest, clock: ServerClock): Promise<SentCodeFragment> {
  const form = { website, pageLoadTime: clock.pageTime, clientFp: await fingerprint() };
  if (method === 'phone') {
    const { sendSmsCode } = await askApi(SendSmsCodeDocument, { variables: { dto: { ...form, phone: recipient } } });
    return sendSmsCode;
  }
  const { sendEmailCode } = await askApi(SendEmailCodeDocument, { variables: { dto: { ...form, email: recipient } } });
  return sendEmailCode;
}
