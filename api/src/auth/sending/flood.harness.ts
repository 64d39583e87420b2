import type { TestApi } from '../../../test/test-api.harness.js';

/** Requests come through a trusted proxy, so that each can have another client address. */
export const BEHIND_PROXY = { TRUSTED_PROXIES: '127.0.0.1/8' };

export const buildAddress = (index: number): string => `203.0.${index >> 8}.${index & 255}`;

/** Half of the recipients are phones, half e-mail addresses. */
export const parseRecipient = (index: number): string =>
  index % 2 === 0 ? `+7926${String(index).padStart(7, '0')}` : `flood${index}@example.com`;

export interface Answer {
  /** Code of the error, or undefined if there is none. */
  refused: string | undefined;
  /** Of a request for a code. */
  challenge: string | undefined;
}

/** Requests a code over HTTP from a client address. */
export function askForCode(api: TestApi, address: string, recipient: string): Promise<Answer> {
  const [mutation, field] = recipient.includes('@') ? ['sendEmailCode', 'email'] : ['sendSmsCode', 'phone'];
  return ask(api, address, `mutation { answer: ${mutation}(dto: { ${field}: "${recipient}" }) { challenge } }`);
}

interface Entry {
  recipient: string;
  code: string;
  challenge?: string | undefined;
}

/** Enters a code over HTTP from a client address. */
export function enterCode(api: TestApi, address: string, { recipient, code, challenge }: Entry): Promise<Answer> {
  const of = challenge === undefined ? '' : `challenge: "${challenge}", `;
  const dto = `{ emailOrPhone: "${recipient}", code: "${code}", ${of}consent: true }`;
  return ask(api, address, `mutation { answer: authenticate(dto: ${dto}) { user { id } } }`);
}

async function ask(api: TestApi, address: string, query: string): Promise<Answer> {
  const response = await api.post({ query }, { 'x-forwarded-for': address });
  const { data, errors } = (await response.json()) as {
    data?: { answer: { challenge?: string } | null } | null;
    errors?: { extensions: { code: string } }[];
  };
  return { refused: errors?.[0]?.extensions.code, challenge: data?.answer?.challenge };
}

export interface Wait {
  ms: number;
  /** Number of requests of the flood that got a response meanwhile. */
  answered: number;
}

/**
 * Sends the whole flood at once, and one shopper's request each time a further twentieth of the flood has got a response. Returns the waits
 * of the shoppers.
 */
export async function waitsInFlood(
  count: number,
  { flood, shopper }: { flood: (index: number) => Promise<unknown>; shopper: (index: number) => Promise<unknown> },
): Promise<Wait[]> {
  const waits: Promise<Wait>[] = [];
  let answered = 0;
  const wait = async (): Promise<Wait> => {
    const [begun, before] = [performance.now(), answered];
    await shopper(waits.length);
    return { ms: performance.now() - begun, answered: answered - before };
  };
  const response = async (index: number) => {
    await flood(index);
    answered += 1;
    if (answered % Math.ceil(count / 20) === 0 && answered < count) waits.push(wait());
  };
  await Promise.all(Array.from({ length: count }, (_, index) => response(index)));
  return Promise.all(waits);
}
