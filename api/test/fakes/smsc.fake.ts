import { FakeHttpService, type FakeRequest, type FakeServiceResponse } from './http-service.fake.js';

export const SMSC_KEY = 'smsc-key';

interface SmscBody {
  apikey?: string;
  phones?: string;
  mes?: string;
  phone?: string;
  id?: number | string;
  fmt?: number | string;
}

interface FakeSms {
  phone: string;
  status: number;
  err: number;
}

const MAX_ID = 2_147_483_647;
const buildSuccess = (body: object): FakeServiceResponse => ({ status: 200, body });
const buildRefusal = (error_code: number, error: string): FakeServiceResponse => buildSuccess({ error, error_code });

/** A fake of SMSC.ru, which, as documented, responds with 200 even for errors, and identifies a message by its number and its phone. */
export class FakeSmsc extends FakeHttpService<SmscBody> {
  /** The accepted messages, by number. */
  readonly messages = new Map<number, FakeSms>();
  #nextStatus = { status: 1, err: 0 };

  static start(): Promise<FakeSmsc> {
    return new FakeSmsc('').listen();
  }

  /** The URL that accepts messages. */
  get sendUrl(): string {
    return `${this.url}/rest/send/`;
  }

  /** Sets the status that the next messages get. */
  setNextStatus(status: number, err = 0): void {
    this.#nextStatus = { status, err };
  }

  /** Changes the status of all messages that the fake has accepted. */
  setStatusOfAll(status: number, err = 0): void {
    for (const message of this.messages.values()) Object.assign(message, { status, err });
  }

  protected respondTo({ method, path, body }: FakeRequest<SmscBody>): FakeServiceResponse {
    if (body.apikey !== SMSC_KEY) return buildRefusal(2, 'authorise error');
    if (method !== 'POST' || Number(body.fmt) !== 3) return { status: 404, body: {} };
    if (path === 'rest/send/') return this.#send(body);
    return path === 'sys/status.php' ? this.#readStatus(body) : { status: 404, body: {} };
  }

  #send({ phones = '', mes = '', id }: SmscBody): FakeServiceResponse {
    const number = Number(id);
    if (!mes || !Number.isInteger(number) || number < 1 || number > MAX_ID) return buildRefusal(1, 'parameters error');
    if (!/^\+\d{10,15}$/u.test(phones)) return buildRefusal(7, 'invalid number');
    if (this.messages.has(number)) return buildRefusal(9, 'duplicate request, wait a minute');
    this.messages.set(number, { phone: phones, ...this.#nextStatus });
    return buildSuccess({ id: number, cnt: 1 });
  }

  #readStatus({ phone, id }: SmscBody): FakeServiceResponse {
    if (!phone || !id) return buildRefusal(1, 'parameters error');
    const message = this.messages.get(Number(id));
    if (message?.phone !== phone) return buildSuccess({ status: -3, last_date: '', last_timestamp: 0 });
    const { status, err } = message;
    return buildSuccess({ status, last_date: '26.11.2026 12:00:00', last_timestamp: 1_795_694_400, ...(err && { err }) });
  }
}
