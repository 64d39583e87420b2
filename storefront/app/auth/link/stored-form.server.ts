import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { FormCookie } from '../../platform/store/personal-form-data.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { readCookies } from '../session/cookies.server.ts';
import { maxSignInSeconds } from './pending-action.server.ts';

/** Maximum length of the value. Browsers drop cookies of more than 4,096 bytes, including the name and the attributes. */
const maxCharacters = 3800;
/** Limit of the inflated size, larger than any form. */
const maxBytes = 32_768;

/**
 * Returns the cookie that stores a form while the shopper signs in again, or null if the form is too long. The form is deflated, because a
 * text in Cyrillic would not fit uncompressed.
 */
export function createFormCookie(form: object, { name, path }: FormCookie, { publicUrl }: Pick<Visit, 'publicUrl'>): string | null {
  const value = deflateRawSync(JSON.stringify(form)).toString('base64url');
  if (value.length > maxCharacters) return null;
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; Max-Age=${maxSignInSeconds}; SameSite=Lax${secure}`;
}

/** Returns the stored form, or null if there is none. The caller must validate it, because a browser can send any cookie. */
export function readStoredForm(request: Request, { name }: FormCookie): unknown {
  const value = readCookies(request.headers.get('cookie')).get(name);
  if (!value) return null;
  try {
    return JSON.parse(inflateRawSync(Buffer.from(value, 'base64url'), { maxOutputLength: maxBytes }).toString());
  } catch {
    return null;
  }
}
