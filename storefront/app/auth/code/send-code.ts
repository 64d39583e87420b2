import type { AuthRequest } from '@meet/ui-kit/auth-form';
import { askApi } from '../../platform/graphql/browser-api.ts';
import { SendEmailCodeDocument, SendSmsCodeDocument, type SentCodeFragment } from '../../platform/graphql/generated/graphql.ts';
import type { ServerClock } from '../../platform/server-clock.store.ts';

function canvasData(): string {
  const canvas = document.createElement('canvas');
  canvas.width = 120;
  canvas.height = 24;
  const pen = canvas.getContext('2d');
  if (!pen) return '';
  pen.font = '16px sans-serif';
  pen.fillText('Meet ₽ 5 000', 2, 18);
  return canvas.toDataURL();
}

/**
 * Returns a hash that distinguishes browsers behind one IP address for the API's rate limits. Only the hash is sent, and nothing is stored.
 */
async function fingerprint(): Promise<string | undefined> {
  // Web Crypto needs a secure context. Elsewhere the API does without the hash.
  if (!('subtle' in crypto)) return undefined;
  const { userAgent, language, hardwareConcurrency, maxTouchPoints } = navigator;
  const { width, height, colorDepth } = screen;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const facts = [
    userAgent,
    language,
    timeZone,
    width,
    height,
    colorDepth,
    devicePixelRatio,
    hardwareConcurrency,
    maxTouchPoints,
    canvasData(),
  ];
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(facts.join('\n')));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

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
