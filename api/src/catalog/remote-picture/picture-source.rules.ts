import { parseTarget } from '../../platform/http/outgoing-target.rules.js';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

/** Whether a picture may be fetched from this URL: by https, or by http from this machine, as in a trial shop. */
export function isPictureSource(text: string): boolean {
  const target = parseTarget(text);
  return target !== null && (target.isSecure || LOOPBACK.test(target.host));
}

/** Normalises a URL, so that two spellings of the URL of a picture are recognised as one picture. */
export const normalizeSource = (text: string): string => parseTarget(text)?.url.href ?? text;
