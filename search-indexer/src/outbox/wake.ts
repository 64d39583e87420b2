/** Wakes a loop that waits for work. A call of `wake` while the loop is busy is remembered and ends its next wait at once. */
export interface Wake {
  wake(): void;
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

export const createWake = (): Wake => {
  let called = false;
  let endWait: (() => void) | undefined;

  return {
    wake() {
      called = true;
      endWait?.();
    },

    async wait(ms, signal) {
      if (!called && !signal.aborted) {
        await new Promise<void>((resolve) => {
          const end = () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', end);
            endWait = undefined;
            resolve();
          };
          const timer = setTimeout(end, ms);
          signal.addEventListener('abort', end, { once: true });
          endWait = end;
        });
      }
      called = false;
    },
  };
};

/** Sleeps, and returns early without an error when the signal aborts. */
export const sleep = (ms: number, signal: AbortSignal): Promise<void> => createWake().wait(ms, signal);
