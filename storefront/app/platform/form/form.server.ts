import { data } from 'react-router';

const unsupportedMediaType = 415;
const formType = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** Control characters, except those that separate words and lines. Nobody types them, and the database cannot store some. */
const controlCharacters = /(?![\t\n\r])\p{Cc}/gu;

/** Reads a submitted form without control characters in its values. Throws 415 if the request contains no form. */
export async function readForm(request: Request): Promise<FormData> {
  if (!formType.test(request.headers.get('content-type') ?? '')) throw data(null, { status: unsupportedMediaType });
  const form = new FormData();
  for (const [name, value] of await request.formData()) {
    // A form of this content type cannot contain files.
    if (typeof value === 'string') form.append(name, value.replaceAll(controlCharacters, ''));
  }
  return form;
}

const unprocessable = 422;
const unavailable = 503;

/**
 * Returns the response to a form that changed nothing: because its input is invalid, or, if `isUnavailable`, because the API did not
 * respond.
 */
export const createRefusal = <Result>(response: Result, isUnavailable = false, headers: HeadersInit = {}) =>
  data(response, { status: isUnavailable ? unavailable : unprocessable, headers });
