import type { TestApi } from '../../../test/test-api.harness.js';

/** Requests come through a trusted proxy, so that each can have another client address. */
export const BEHIND_PROXY = { TRUSTED_PROXIES: '127.0.0.1/8' };

export const buildAddress = (index: number): string => `203.0.${index >> 8}.${index & 255}`;

/** Half of the recipients are phones, half e-mail addresses. */
export const createFloodRecipient = (index: number): string =>
  index % 2 === 0 ? `+7926${String(index).padStart(7, '0')}` : `flood${index}@example.com`;

export interface CodeResponse {
  /** Error code of the response, or undefined if there is no error. */
  refused: string | undefined;
  /** Id of the challenge, in the response to a request for a code. */
  challenge: string | undefined;
}

/** Requests a code over HTTP from a client address. */
export function requestCode(api: TestApi, address: string, recipient: string): Promise<CodeResponse> {
  const [mutation, field] = recipient.includes('@') ? ['sendEmailCode', 'email'] : ['sendSmsCode', 'phone'];
  return sendMutation(api, address, `mutation { answer: ${mutation}(dto: { ${field}: "${recipient}" }) { challenge } }`);
}

interface CodeEntry {
  recipient: string;
  code: string;
  challenge?: string | undefined;
}

/** Enters a code over HTTP from a client address. */
export function enterCode(api: TestApi, address: string, { recipient, code, challenge }: CodeEntry): Promise<CodeResponse> {
  const challengeField = challenge === undefined ? '' : `challenge: "${challenge}", `;
  const dto = `{ emailOrPhone: "${recipient}", code: "${code}", ${challengeField}consent: true }`;
  return sendMutation(api, address, `mutation { answer: authenticate(dto: ${dto}) { user { id } } }`);
}

async function sendMutation(api: TestApi, address: string, query: string): Promise<CodeResponse> {
  const response = await api.post({ query }, { 'x-forwarded-for': address });
  const { data, errors } = (await response.json()) as {
    data?: { answer: { challenge?: string } | null } | null;
    errors?: { extensions: { code: string } }[];
  };
  return { refused: errors?.[0]?.extensions.code, challenge: data?.answer?.challenge };
}

export interface ShopperWait {
  ms: number;
  /** Number of the flood's requests that got a response while the shopper waited. */
  floodResponseCount: number;
}

/**
 * Sends the whole flood at once. Sends one shopper's request whenever a further twentieth of the flood has got a response. Returns the
 * waits of the shoppers.
 */
export async function measureWaitsInFlood(
  count: number,
  { flood, shopper }: { flood: (index: number) => Promise<unknown>; shopper: (index: number) => Promise<unknown> },
): Promise<ShopperWait[]> {
  const waits: Promise<ShopperWait>[] = [];
  let floodResponseCount = 0;
  const measureWait = async (): Promise<ShopperWait> => {
    const [startedAt, countBefore] = [performance.now(), floodResponseCount];
    await shopper(waits.length);
    return { ms: performance.now() - startedAt, floodResponseCount: floodResponseCount - countBefore };
  };
  const sendOne = async (index: number) => {
    await flood(index);
    floodResponseCount += 1;
    if (floodResponseCount % Math.ceil(count / 20) === 0 && floodResponseCount < count) waits.push(measureWait());
  };
  await Promise.all(Array.from({ length: count }, (_, index) => sendOne(index)));
  return Promise.all(waits);
}
