import type { AuthRequest } from '@meet/ui-kit/auth-form';
import { askApi } from '../platform/graphql/browser-api.ts';
import { SendEmailCodeDocument, SendSmsCodeDocument, type SentCodeFragment } from '../platform/graphql/generated/graphql.ts';
import type { ServerClock } from '../platform/server-clock.store.ts';
import { fingerprint } from './fingerprint.ts';

/** Nobody fills in a form faster. */
const quickestMs = 2000;

/** Looks like no person: then nothing is asked of the API at all. */
export const isSuspicious = ({ website }: AuthRequest, clock: ServerClock) => website !== '' || clock.pageAge < quickestMs;

/** Asks for a code to be sent. Throws what the API refuses. */
export async function sendCode({ method, recipient, website }: AuthRequest, clock: ServerClock): Promise<SentCodeFragment> {
  const form = { website, pageLoadTime: clock.pageTime, clientFp: await fingerprint() };
  if (method === 'phone') {
    const { sendSmsCode } = await askApi(SendSmsCodeDocument, { variables: { dto: { ...form, phone: recipient } } });
    return sendSmsCode;
  }
  const { sendEmailCode } = await askApi(SendEmailCodeDocument, { variables: { dto: { ...form, email: recipient } } });
  return sendEmailCode;
}
