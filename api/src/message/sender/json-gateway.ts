import { fetchFailureOf, jsonOf } from '../../platform/http/outgoing-answer.js';
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
    return { status: answer.status, body: jsonOf(await answer.text()) };
  } catch (error) {
    throw new UntakenMessage(`the gateway did not answer: ${fetchFailureOf(error)}`);
  }
}
