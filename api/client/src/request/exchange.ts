import type { TypedDocument } from '../typed-document.ts';
import { readText } from '../typed-document.ts';
import { pause, type RepeatPolicy } from './repeat.ts';
import { type HttpResponse, send, type Wire } from './send.ts';

export interface Sending {
  /** Headers that name the viewer. */
  viewer: Record<string, string>;
  credentials: 'include' | 'omit';
  signal?: AbortSignal | undefined;
  timeoutMs?: number | undefined;
  isRepeatable?: boolean | undefined;
  onResponse?: ((response: HttpResponse) => void) | undefined;
}

/** Sends a request, and repeats it as the policy says. */
export type Exchange = <Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  sending: Sending,
) => Promise<Result>;

export function exchangeOver(wire: Wire, repeat: RepeatPolicy, defaultTimeoutMs: number): Exchange {
  return async <Result, Variables>(document: TypedDocument<Result, Variables>, variables: Variables, sending: Sending) => {
    const { isRepeatable, signal, timeoutMs = defaultTimeoutMs } = sending;
    const text = readText(document);
    for (let attempt = 0; ; attempt += 1) {
      try {
        return (await send(wire, { ...sending, text, variables, timeoutMs })) as Result;
      } catch (error) {
        const waitMs = repeat(attempt, error, { text, variables, isRepeatable });
        if (waitMs === undefined) throw error;
        await pause(waitMs, signal);
      }
    }
  };
}
