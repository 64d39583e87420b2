import type { ProcessEntry } from '../../process/process-table.ts';

interface Member {
  entry: ProcessEntry;
  /** CPU seconds of the process's ended children as last sampled. */
  endedChildrenCpu: number;
}

/**
 * Sums the CPU seconds of a process and its ended children. For the children, the larger of two counts is used: the system's count, and the
 * count from the samples.
 */
const sumCpu = ({ entry, endedChildrenCpu }: Member): number => entry.cpuSeconds + Math.max(entry.childCpuSeconds, endedChildrenCpu);

/** A point of time in ms and the CPU seconds used until then. */
export type Sample = readonly [at: number, cpu: number];

/**
 * A process and its descendants, including those that have left its process group or lost their parent. Their CPU seconds are counted from
 * samples of the process table. What a process uses between the last sample and its end is in the figures of the parent that waited for it.
 */
export class Family {
  readonly root: number | undefined;
  readonly marker: string;
  readonly samples: Sample[] = [];
  private readonly members = new Map<number, Member>();
  /** CPU seconds of ended members whose parent is not a member. */
  private endedCpu = 0;
  private reapedRootCpu = 0;
  private rootStartTicks: number | undefined;

  /** `root` is the first process. `marker` is the value of MEET_TEST_RUN in the environment of all members. */
  constructor(root: number | undefined, marker: string) {
    this.root = root;
    this.marker = marker;
  }

  /** CPU seconds until the last sample. */
  get cpu(): number {
    return [...this.members.values()].reduce((sum, member) => sum + sumCpu(member), this.endedCpu);
  }

  /** Pids of the members that had not ended at the last sample. */
  get livePids(): number[] {
    return [...this.members.values()].filter(({ entry }) => !entry.isZombie).map(({ entry }) => entry.pid);
  }

  /** Takes a sample. `readMarker` returns the marker in the environment of a process. */
  update(entries: ReadonlyMap<number, ProcessEntry>, readMarker: (entry: ProcessEntry) => string | undefined): void {
    this.removeEnded(entries);
    if (this.root !== undefined) this.rootStartTicks ??= entries.get(this.root)?.startTicks;
    let hasNewMember = true;
    while (hasNewMember) {
      hasNewMember = false;
      for (const entry of entries.values()) {
        const member = this.members.get(entry.pid);
        if (member) member.entry = entry;
        else if (this.includes(entry, readMarker)) {
          this.members.set(entry.pid, { entry, endedChildrenCpu: 0 });
          hasNewMember = true;
        }
      }
    }
    this.samples.push([Date.now(), this.cpu]);
  }

  /** Records the CPU time that the system reports for the root process after its exit, including children it waited for. */
  recordRootExit(cpu: number): void {
    this.reapedRootCpu = cpu;
  }

  private includes(entry: ProcessEntry, readMarker: (entry: ProcessEntry) => string | undefined): boolean {
    const isRoot = entry.pid === this.root && entry.startTicks === this.rootStartTicks;
    if (isRoot || this.members.has(entry.parent) || this.members.has(entry.session)) return true;
    const marker = readMarker(entry);
    return marker === this.marker || marker?.startsWith(`${this.marker}/`) === true;
  }

  /** Removes ended members and adds their CPU seconds to those of their parents. Children are first, because they joined later. */
  private removeEnded(entries: ReadonlyMap<number, ProcessEntry>): void {
    const endedMembers = [...this.members.values()].filter(({ entry }) => entries.get(entry.pid)?.startTicks !== entry.startTicks);
    for (const member of endedMembers.reverse()) {
      const { pid, parent } = member.entry;
      this.members.delete(pid);
      const parentMember = this.members.get(parent);
      if (parentMember) parentMember.endedChildrenCpu += sumCpu(member);
      else this.endedCpu += pid === this.root ? Math.max(sumCpu(member), this.reapedRootCpu) : sumCpu(member);
    }
  }
}
