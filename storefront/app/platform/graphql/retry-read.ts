const transientStatuses = new Set([502, 503, 504]);
const retryDelayMs = { min: 100, range: 300 };

const waitBeforeRetry = () => new Promise((resolve) => setTimeout(resolve, retryDelayMs.min + Math.random() * retryDelayMs.range));

interface StatusAndText {
  status: number;
  text: string;
}

/**
 * Whether a second attempt may succeed. A second attempt is useless if the API is overloaded: the API would refuse it too, and it
 * would add to the load.
 */
const isTransient = ({ status, text }: StatusAndText) => transientStatuses.has(status) && !text.includes('"reason":"overload"');

/**
 * Sends a read, and once more after a short random pause if there was no response or a server was not available. Never use this function
 * for a mutation: the mutation may have been executed although its response was lost. The signal bounds both attempts.
 */
export async function retryRead<RetryableResponse extends StatusAndText>(
  send: () => Promise<RetryableResponse>,
  signal: AbortSignal,
): Promise<RetryableResponse> {
  try {
    const response = await send();
    if (!isTransient(response)) return response;
  } catch (error) {
    if (signal.aborted) throw error;
  }
  await waitBeforeRetry();
  return send();
}
