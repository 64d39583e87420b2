/** Wakes a loop that waits for work. If `wake` is called while the loop is busy, the next wait ends at once. */
export interface WakeSignal {
  wake(): void;
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

export const createWakeSignal = (): WakeSignal => {
  let isWakePending = false;
  let endWait: (() => void) | undefined;

  return {
    wake() {
      isWakePending = true;
      endWait?.();
    },

    async wait(ms, signal) {
      if (!isWakePending && !signal.aborted) {
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
      isWakePending = false;
    },
  };
};

/** Waits for the given time, or until the signal aborts. An abort causes no error. */
export const sleep = (ms: number, signal: AbortSignal): Promise<void> => createWakeSignal().wait(ms, signal);
