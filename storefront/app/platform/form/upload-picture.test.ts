/** @jest-environment jsdom */
import { readRefusalCode, toFailureMessage } from '../graphql/browser-api.ts';
import { uploadPicture } from './upload-picture.ts';

interface SentRequest {
  headers: Record<string, string>;
  form: FormData;
}

type FakeResult = { status: number; body: object } | 'lost';

const ownGlobals = { fetch: globalThis.fetch, XMLHttpRequest: globalThis.XMLHttpRequest, Response: globalThis.Response };
afterEach(() => {
  Object.assign(globalThis, ownGlobals);
});

/** jsdom has no Response. */
class FakeResponse {
  readonly #text: string;
  readonly status: number;

  constructor(text: string, { status }: { status: number }) {
    this.#text = text;
    this.status = status;
  }

  get ok() {
    return this.status < 400;
  }

  json = async () => JSON.parse(this.#text);
}

/**
 * Fakes an API that sends these responses to uploads in order, each after half of the file has been sent, and that renews every session.
 */
function fakeUploads(...responses: FakeResult[]): SentRequest[] {
  const sentRequests: SentRequest[] = [];
  class FakeRequest extends EventTarget {
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    readonly headers: Record<string, string> = {};
    onload?: () => void;
    status = 0;
    responseText = '';

    open() {}
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    abort() {
      this.dispatchEvent(new Event('abort'));
    }
    send(form: FormData) {
      const response = responses[sentRequests.length];
      sentRequests.push({ headers: this.headers, form });
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      if (response === 'lost') this.dispatchEvent(new Event('error'));
      if (response === 'lost' || !response) return;
      this.status = response.status;
      this.responseText = JSON.stringify(response.body);
      this.onload?.();
    }
  }
  const fetch = async () => ({ status: 200, text: async () => '{"data":{"refreshTokens":{}}}' });
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest, Response: FakeResponse, fetch });
  return sentRequests;
}

const refusal = (status: number, code: string, message: string): FakeResult => ({
  status,
  body: { errors: [{ message, extensions: { code } }] },
});
const picture = new Blob(['a picture']);

function upload(signal = new AbortController().signal) {
  const shares: number[] = [];
  return { shares, uploadedPicture: uploadPicture(picture, { onProgress: (share) => shares.push(share), signal }) };
}

test('uploadPicture sends a picture with the header x-meet-browser, and reports the progress', async () => {
  const sentRequests = fakeUploads({ status: 201, body: { id: '7' } });
  const { shares, uploadedPicture } = upload();
  expect(await uploadedPicture).toEqual({ id: '7' });
  expect(shares).toEqual([0.5]);
  expect(sentRequests[0]?.headers).toEqual({ 'x-meet-browser': '1' });
  expect(sentRequests[0]?.form.get('file')).toHaveProperty('size', picture.size);
});

test('uploadPicture renews an expired session and sends the picture once more', async () => {
  const sentRequests = fakeUploads(refusal(401, 'UNAUTHENTICATED', 'Войдите, чтобы продолжить.'), { status: 201, body: { id: '8' } });
  expect(await upload().uploadedPicture).toEqual({ id: '8' });
  expect(sentRequests).toHaveLength(2);
});

test('a rejected upload keeps the code and the message of the error', async () => {
  fakeUploads(refusal(400, 'BAD_USER_INPUT', 'Файл пустой.'));
  const error = await upload().uploadedPicture.catch((thrown: unknown) => thrown);
  expect([readRefusalCode(error), toFailureMessage(error)]).toEqual(['BAD_USER_INPUT', 'Файл пустой.']);
});

test('uploadPicture reports an interrupted connection', async () => {
  fakeUploads('lost');
  expect(toFailureMessage(await upload().uploadedPicture.catch((thrown: unknown) => thrown))).toBe('Нет связи. Попробуйте ещё раз.');
});

test('an upload is aborted when its form is closed', async () => {
  fakeUploads();
  const closingForm = new AbortController();
  const { uploadedPicture } = upload(closingForm.signal);
  closingForm.abort();
  await expect(uploadedPicture).rejects.toThrow();
});
