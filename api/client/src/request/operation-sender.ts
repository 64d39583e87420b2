import type { TypedDocument } from '../typed-document.ts';
import { readText } from '../typed-document.ts';
import { pause, type RepeatPolicy } from './repeat.ts';
import { type HttpResponse, send, type Transport } from './send.ts';

export interface SendOptions {
  /** Headers that identify the viewer. */
  viewer: Record<string, string>;
  credentials: 'include' | 'omit';
  signal?: AbortSignal | undefined;
  timeoutMs?: number | undefined;
  isRepeatable?: boolean | undefined;
  onResponse?: ((response: HttpResponse) => void) | undefined;
}

/** Sends a request, and repeats it according to the repeat policy. */
export type OperationSender = <Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  options: SendOptions,
) => Promise<Result>;

export function createOperationSender(transport: Transport, repeat: RepeatPolicy, defaultTimeoutMs: number): OperationSender {
  return async <Result, Variables>(document: TypedDocument<Result, Variables>, variables: Variables, options: SendOptions) => {
    const { isRepeatable, signal, timeoutMs = defaultTimeoutMs } = options;
    const text = readText(document);
    for (let attempt = 0; ; attempt += 1) {
      try {
        return (await send(transport, { ...options, text, variables, timeoutMs })) as Result;
      } catch (error) {
        const waitMs = repeat(attempt, error, { text, variables, isRepeatable });
        if (waitMs === undefined) throw error;
        await pause(waitMs, signal);
      }
    }
  };
}
