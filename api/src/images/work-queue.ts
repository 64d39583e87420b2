/** There is more work waiting than makes sense to wait for. */
export class QueueFull extends Error {}

export interface WorkQueue {
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** At most `running` at a time, first come, first served; who finds `waiting` others before it is refused. */
export function createWorkQueue({ running, waiting }: { running: number; waiting: number }): WorkQueue {
  const line: (() => void)[] = [];
  let free = running;

  const enter = async (): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return;
    }
    if (line.length >= waiting) throw new QueueFull('Too much is waiting');
    await new Promise<void>((resolve) => line.push(resolve));
  };

  // A place is handed over, never freed in between, so that nobody overtakes.
  const leave = (): void => {
    const next = line.shift();
    if (next) next();
    else free += 1;
  };

  return {
    async run(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
