import { Child, type ChildSpec } from '../../../scripts/process/child.ts';

const readyWithinMs = 60_000;

/** The API of the shop, which is killed and started again at once. */
export class Victim {
  private readonly spec: ChildSpec;
  private child: Child | undefined;

  constructor(spec: ChildSpec) {
    this.spec = spec;
  }

  async start(): Promise<void> {
    this.child = new Child(this.spec);
    await this.child.waitUntilReady(readyWithinMs);
  }

  /** Kills the process without letting it finish anything, starts another one and waits until that is ready. */
  async killAndRestart(): Promise<void> {
    await this.child?.kill();
    await this.start();
  }

  async stop(): Promise<void> {
    await this.child?.stop(5_000);
  }
}
