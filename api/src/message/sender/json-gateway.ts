import { UntakenMessage } from './sender.port.js';

const PATIENCE_MS = 5_000;

export interface GatewayAnswer {
  status: number;
  body: unknown;
}

interface GatewayRequest {
  url: string;
  headers?: Record<string, string>;
  body: object;
}

/** Posts JSON to a gateway. Errors never contain the message. */
export async function postJson({ url, headers = {}, body }: GatewayRequest): Promise<GatewayAnswer> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { status: answer.status, body: parsed(await answer.text()) };
  } catch (error) {
    throw new UntakenMessage(`the gateway did not answer: ${reasonOf(error)}`);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// fetch throws a generic error; its cause says what went wrong.
function reasonOf(error: unknown): string {
  const { name, cause } = Object(error) as { name?: unknown; cause?: { code?: unknown } };
  return String(cause?.code ?? name ?? 'unknown');
}
