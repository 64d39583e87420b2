/** @jest-environment jsdom */
import { readRefusalCode, toFailureMessage } from '../graphql/browser-api.ts';
import { uploadPicture } from './upload-picture.ts';

interface Sent {
  headers: Record<string, string>;
  form: FormData;
}

type Result = { status: number; body: object } | 'lost';

const own = { fetch: globalThis.fetch, XMLHttpRequest: globalThis.XMLHttpRequest, Response: globalThis.Response };
afterEach(() => {
  Object.assign(globalThis, own);
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

/** Fakes an API that responds to uploads in this order, after half of each file has been sent, and renews each session. */
function fakeUploads(...responses: Result[]): Sent[] {
  const sent: Sent[] = [];
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
      const response = responses[sent.length];
      sent.push({ headers: this.headers, form });
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
  return sent;
}

const refusal = (status: number, code: string, message: string): Result => ({
  status,
  body: { errors: [{ message, extensions: { code } }] },
});
const picture = new Blob(['a picture']);

function upload(signal = new AbortController().signal) {
  const shares: number[] = [];
  return { shares, done: uploadPicture(picture, { onProgress: (share) => shares.push(share), signal }) };
}

test('a picture is sent with the header of the shop, and the progress is reported', async () => {
  const sent = fakeUploads({ status: 201, body: { id: '7' } });
  const { shares, done } = upload();
  expect(await done).toEqual({ id: '7' });
  expect(shares).toEqual([0.5]);
  expect(sent[0]?.headers).toEqual({ 'x-meet-browser': '1' });
  expect(sent[0]?.form.get('file')).toHaveProperty('size', picture.size);
});

test('an expired session is renewed, and the picture is sent once more', async () => {
  const sent = fakeUploads(refusal(401, 'UNAUTHENTICATED', 'Войдите, чтобы продолжить.'), { status: 201, body: { id: '8' } });
  expect(await upload().done).toEqual({ id: '8' });
  expect(sent).toHaveLength(2);
});

test('a rejected upload keeps the code and the message of the error', async () => {
  fakeUploads(refusal(400, 'BAD_USER_INPUT', 'Файл пустой.'));
  const error = await upload().done.catch((thrown: unknown) => thrown);
  expect([readRefusalCode(error), toFailureMessage(error)]).toEqual(['BAD_USER_INPUT', 'Файл пустой.']);
});

test('an interrupted connection is reported', async () => {
  fakeUploads('lost');
  expect(toFailureMessage(await upload().done.catch((thrown: unknown) => thrown))).toBe('Нет связи. Попробуйте ещё раз.');
});

test('an upload is aborted when its form is closed', async () => {
  fakeUploads();
  const leaving = new AbortController();
  const { done } = upload(leaving.signal);
  leaving.abort();
  await expect(done).rejects.toThrow();
});
