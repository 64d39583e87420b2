import { browserMarker, queryWithRenewal, readRefusalCode } from '../graphql/browser-api.ts';

/** Longer than the API waits for a file plus the time that it usually needs to decode the files that arrived before. */
const timeoutMs = 120_000;

interface UploadOptions {
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

export interface UploadedPicture {
  /** Id by which mutations refer to the picture. */
  id: string;
  /** Path of the picture. */
  url: string;
}

/** Whether the shop has rejected a file for a reason that another attempt would not change. */
export const isPermanentRejection = (error: unknown): boolean =>
  ['BAD_USER_INPUT', 'PAYLOAD_TOO_LARGE'].includes(readRefusalCode(error) ?? '');

/** Uploads a picture. Throws ApiRefusal, or another error if there was no response. */
export async function uploadPicture(picture: Blob, options: UploadOptions): Promise<UploadedPicture> {
  return (await queryWithRenewal(() => postPicture(picture, options))).json();
}

/** Uses XMLHttpRequest, because fetch does not report how much it has sent. */
function postPicture(picture: Blob, { onProgress, signal }: UploadOptions): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  const fail = () => reject(new TypeError('the upload was not answered'));
  request.open('POST', '/api/uploads');
  for (const [name, value] of Object.entries(browserMarker)) request.setRequestHeader(name, value);
  request.timeout = timeoutMs;
  request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
  request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
  for (const event of ['error', 'timeout', 'abort']) request.addEventListener(event, fail);
  signal.addEventListener('abort', () => request.abort(), { once: true });
  const form = new FormData();
  form.append('file', picture, 'photo');
  if (signal.aborted) fail();
  else request.send(form);
  return promise;
}
