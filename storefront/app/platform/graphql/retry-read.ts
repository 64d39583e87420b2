const transient = new Set([502, 503, 504]);
const pauseMs = { least: 100, spread: 300 };

const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs.least + Math.random() * pauseMs.spread));

/**
 * Sends a read, and once more after a short random pause if there was no answer or a server was not available. Never use it for a
 * mutation: it may have been made although the answer was lost. The signal bounds both attempts.
 */
export async function retryRead<Reply extends { status: number; body?: Response['body'] }>(
  send: () => Promise<Reply>,
  signal: AbortSignal,
): Promise<Reply> {
  try {
    const reply = await send();
    if (!transient.has(reply.status)) return reply;
    await reply.body?.cancel();
  } catch (error) {
    if (signal.aborted) throw error;
  }
  await pause();
  return send();
}
