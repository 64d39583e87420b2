import { targetOf } from '../../platform/outgoing/target.rules.js';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

/** Whether a picture may be named by this URL. http is for programs on the machine of a shop for trials. */
export function isPictureSource(text: string): boolean {
  const target = targetOf(text);
  return target !== null && (target.isSecure || LOOPBACK.test(target.host));
}

/** Notation of the URL by which the same picture is recognized. */
export const normalizeSource = (text: string): string => targetOf(text)?.url.href ?? text;
