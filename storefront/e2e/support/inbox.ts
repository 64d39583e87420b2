import { shop } from './shop/harness.ts';
import { until } from './until.ts';

interface Mail {
  /** Undefined for a text message. */
  subject?: string;
  text: string;
  sentAt: string;
}

/** Returns the messages to a phone or an e-mail address, newest first. Phone numbers are written as in the API. */
export async function readMessages(address: string): Promise<Mail[]> {
  const response = await fetch(`${shop().api}/inbox?${new URLSearchParams({ to: address })}`, { headers: { accept: 'application/json' } });
  return (await response.json()) as Mail[];
}

/** Returns the latest code sent to a phone or an e-mail address, once it has got `count` codes. */
export async function readCode(address: string, count = 1): Promise<string> {
  let codes: string[] = [];
  await until(async () => {
    codes = (await readMessages(address)).flatMap(({ text }) => /^\d+/.exec(text) ?? []);
    return codes.length >= count;
  });
  return codes[0] ?? '';
}

/** Returns another code of the same length. */
export const createWrongCode = (code: string) => String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');
