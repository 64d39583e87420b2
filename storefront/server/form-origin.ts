import { type FastifyRequest } from 'fastify';
import { readCookies } from '../app/auth/session/cookies.server.ts';

/** Thrown to reject a form before its body is read. */
export class RefusedFormError extends Error {
  readonly statusCode: number;
  /** Message to the person who sent the form. */
  readonly text: string;

  constructor(message: string, { statusCode, text }: Pick<RefusedFormError, 'statusCode' | 'text'>) {
    super(message);
    this.statusCode = statusCode;
    this.text = text;
  }
}

const crossOriginRefusal = {
  statusCode: 400,
  text: 'Форма отправлена не\u00a0со\u00a0страницы магазина. Откройте магазин и\u00a0попробуйте снова.',
};

const hasSessionCookie = ({ headers }: FastifyRequest) => {
  const cookies = readCookies(headers.cookie ?? null);
  return cookies.has('access') || cookies.has('refresh');
};

/**
 * Throws if a page of another site may have sent the form. Browsers name the origin of each form that is posted, so a form without an
 * origin must not use a session.
 */
export function refuseExternalForm(request: FastifyRequest, publicUrl: string): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined && origin !== new URL(publicUrl).origin)
    throw new RefusedFormError('the form has another origin', crossOriginRefusal);
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new RefusedFormError('the form is from another site', crossOriginRefusal);
  if (origin === undefined && site === undefined && hasSessionCookie(request))
    throw new RefusedFormError('the form names no origin', crossOriginRefusal);
}
