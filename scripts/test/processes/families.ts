import { hasProcessTable, type ProcessEntry, readProcess, readProcesses, readVariable } from '../../process/process-table.ts';
import { Family } from './family.ts';

/** Environment variable that names the run and the step to every process that they start. */
export const markerVariable = 'MEET_TEST_RUN';

const intervalMs = 1_000;

/** Samples the process table for all families that are alive. */
export class Families {
  private readonly families = new Set<Family>();
  private readonly markerCache = new Map<string, string | undefined>();
  private timer: NodeJS.Timeout | undefined;
  /** CPU seconds of all ended children of this process, as the system last reported them. */
  private reapedCpu = 0;

  add(root: number | undefined, marker: string): Family {
    if (this.families.size === 0) this.reapedCpu = readProcess('self')?.childCpuSeconds ?? 0;
    const family = new Family(root, marker);
    this.families.add(family);
    this.timer ??= setInterval(() => this.sample(), intervalMs).unref();
    this.sample();
    return family;
  }

  sample(): void {
    if (!hasProcessTable) return;
    const entries = readProcesses();
    for (const family of this.families) family.update(entries, (entry) => this.readMarker(entry));
  }

  /** To be called in the exit event of a family's first process: the child processes that Node has just reaped belong to that family. */
  recordRootExit(family: Family): void {
    const reapedCpu = readProcess('self')?.childCpuSeconds ?? 0;
    family.recordRootExit(reapedCpu - this.reapedCpu);
    this.reapedCpu = reapedCpu;
    this.sample();
  }

  remove(family: Family): void {
    this.families.delete(family);
    if (this.families.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private readMarker({ pid, startTicks }: ProcessEntry): string | undefined {
    const key = `${pid} ${startTicks}`;
    if (!this.markerCache.has(key)) this.markerCache.set(key, readVariable(pid, markerVariable));
    return this.markerCache.get(key);
  }
}
