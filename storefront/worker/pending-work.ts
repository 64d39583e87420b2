/** Deduplicates tasks by key: a caller joins a task that is already running. */
export class PendingWork {
  readonly #running = new Map<string, Promise<void>>();

  runOnce(key: string, start: () => Promise<void>): Promise<void> {
    const runningTask = this.#running.get(key);
    if (runningTask) return runningTask;
    const task = start().finally(() => this.#running.delete(key));
    this.#running.set(key, task);
    return task;
  }
}
