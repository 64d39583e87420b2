import { describeFetchFailure, parseJson } from '../../platform/http/service-response.js';
import { TemporarySendFailure } from './sender.port.js';

const TIMEOUT_MS = 5_000;

export interface GatewayResponse {
  status: number;
  body: unknown;
}

interface GatewayRequest {
  url: string;
  headers?: Record<string, string>;
  body: object;
}

/** Posts JSON to a gateway. Errors never contain the message. */
export const postJson = ({ url, headers = {}, body }: GatewayRequest): Promise<GatewayResponse> =>
  post(url, { 'content-type': 'application/json', ...headers }, JSON.stringify(body));

/** Posts a form to a gateway that responds with JSON. Errors never contain its fields. */
export const postForm = (url: string, fields: Record<string, string>): Promise<GatewayResponse> =>
  post(url, { 'content-type': 'application/x-www-form-urlencoded' }, new URLSearchParams(fields).toString());

async function post(url: string, headers: Record<string, string>, body: string): Promise<GatewayResponse> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', ...headers },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, body: parseJson(await response.text()) };
  } catch (error) {
    throw new TemporarySendFailure(`the gateway did not answer: ${describeFetchFailure(error)}`);
  }
}
