import type { GraphqlResponse, TestApi } from '../../../test/test-api.harness.js';
import { BROWSER_MARKER_HEADER } from '../../platform/http/browser-cookies.js';
import { Clock } from '../../platform/process/clock.js';
import { CODE_LIMITS, type CodeLimits } from '../code-limits/code-limits.js';
import { CodeKey } from './code-key.js';

/** Request limits count real time, so they are lifted in tests that move the clock. */
export const UNHURRIED = { RATE_PER_SECOND: '1000000', RATE_PER_MINUTE: '1000000', MUTATIONS_PER_MINUTE: '1000000' };

/** Replaces limits of codes that a test could otherwise only reach by hundreds of requests, or by waiting. */
export const setCodeLimits = ({ app }: TestApi, limits: Partial<CodeLimits>): void => {
  Object.assign(app.get<CodeLimits>(CODE_LIMITS), limits);
};

/** Freezes the clocks of the APIs and returns a control that moves them. */
export function moveClock(...apis: TestApi[]) {
  let now = Date.parse('2026-11-20T12:00:00Z');
  for (const { app } of apis) app.get(Clock).now = () => new Date(now);
  return {
    now: () => new Date(now),
    pass: (ms: number): void => {
      now += ms;
    },
  };
}

export interface Sending {
  status: string;
  cooldownUntil: string;
  codeLength: number;
  challenge: string | null;
}

export interface SignedIn {
  user: { id: string; phone: string | null; email: string | null; bonuses: number };
  authData: { accessToken: string } | null;
}

/** The data of a response, or its error. */
export type Outcome<Data> = { data: Data; refused?: undefined } | { refused: string; message: string; details: Record<string, unknown> };

interface VisitorOptions {
  /** Client address of the request. */
  address?: string;
  isBrowser?: boolean;
  headers?: Record<string, string>;
}

/** A client: a browser of the shop with its cookies, or another program. */
export class Visitor {
  readonly #cookies = new Map<string, string>();

  constructor(
    readonly api: TestApi,
    readonly options: VisitorOptions = {},
  ) {}

  sendSms(phone: string, form: object = this.#form): Promise<Outcome<Sending>> {
    const query = 'mutation ($dto: SendSmsCodeInput!) { answer: sendSmsCode(dto: $dto) { status cooldownUntil codeLength challenge } }';
    return this.ask(query, { phone, ...form });
  }

  sendEmail(email: string, form: object = this.#form): Promise<Outcome<Sending>> {
    const query = 'mutation ($dto: SendEmailCodeInput!) { answer: sendEmailCode(dto: $dto) { status cooldownUntil codeLength challenge } }';
    return this.ask(query, { email, ...form });
  }

  send(recipient: string): Promise<Outcome<Sending>> {
    return recipient.includes('@') ? this.sendEmail(recipient) : this.sendSms(recipient);
  }

  authenticate(emailOrPhone: string, code: string, extraFields: object = {}): Promise<Outcome<SignedIn>> {
    const query =
      'mutation ($dto: AuthenticateInput!) { answer: authenticate(dto: $dto) { user { id phone email bonuses } authData { accessToken } } }';
    return this.ask(query, { emailOrPhone, code, ...extraFields });
  }

  /** Requests a code and returns it, as its recipient would read it in the message. */
  async requestCode(recipient: string): Promise<string> {
    const sent = await this.send(recipient);
    if (sent.refused !== undefined) throw new Error(`${sent.refused}: ${sent.message}`);
    return readSentCode(this.api, recipient, sent.data.challenge);
  }

  /** Signs in by a code and returns the account's id. */
  async signIn(recipient: string): Promise<string> {
    const entered = await this.authenticate(recipient, await this.requestCode(recipient), { consent: true });
    if (entered.refused !== undefined) throw new Error(`${entered.refused}: ${entered.message}`);
    return entered.data.user.id;
  }

  async ask<Data>(query: string, dto: object, headers: Record<string, string> = {}): Promise<Outcome<Data>> {
    const { data, errors } = await this.post<{ answer: Data }>({ query, variables: { dto } }, headers);
    const [error] = errors ?? [];
    if (error) return { refused: error.extensions.code, message: error.message, details: error.extensions.details };
    if (!data) throw new Error('neither data nor errors');
    return { data: data.answer };
  }

  async post<Data>(body: object, headers: Record<string, string> = {}): Promise<GraphqlResponse<Data>> {
    const { address = '198.51.100.1', isBrowser = false, headers: visitorHeaders = {} } = this.options;
    const response = await this.api.app.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: address,
      headers: {
        'content-type': 'application/json',
        ...(isBrowser && { [BROWSER_MARKER_HEADER]: '1', cookie: this.cookie }),
        ...visitorHeaders,
        ...headers,
      },
      payload: body,
    });
    for (const { name, value } of response.cookies) this.#cookies.set(name, value);
    return response.json<GraphqlResponse<Data>>();
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Returns a visitor with the same cookies and client address that sends its requests to another API process. */
  at(api: TestApi): Visitor {
    const visitor = new Visitor(api, this.options);
    for (const [name, value] of this.#cookies) visitor.#cookies.set(name, value);
    return visitor;
  }

  /** Forgets the session without signing out. */
  dropSession(): void {
    this.#cookies.delete('access');
    this.#cookies.delete('refresh');
  }

  get #form(): object {
    return this.options.isBrowser ? { website: '', pageLoadTime: this.api.app.get(Clock).now().getTime() - 5_000 } : {};
  }
}

/** The latest code sent to the phone or e-mail address, or the code of the given challenge. */
export async function readSentCode(api: TestApi, address: string, challenge?: string | null): Promise<string> {
  const sent = await api.db.authChallenge.findFirstOrThrow({
    where: challenge ? { id: challenge } : { address },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  return api.app.get(CodeKey).deriveCode(sent);
}

/** Returns a wrong code: the right one plus `offset`. */
export const alterCode = (code: string, offset = 1): string =>
  String((Number(code) + offset) % 10 ** code.length).padStart(code.length, '0');
