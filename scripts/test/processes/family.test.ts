import { expect, it } from '@jest/globals';
import type { ProcessEntry } from '../../process/process-table.ts';
import { Family } from './family.ts';

const markers = new Map<number, string>();

function sample(family: Family, ...entries: (Partial<ProcessEntry> & { pid: number; parent: number })[]): void {
  const all = entries.map((entry) => ({ session: 1, startTicks: entry.pid, isZombie: false, cpuSeconds: 0, childCpuSeconds: 0, ...entry }));
  family.update(new Map(all.map((entry) => [entry.pid, entry])), ({ pid }) => markers.get(pid));
}

const root = { pid: 10, parent: 1 };

it('a family counts the CPU seconds of a process and its descendants, and nothing else', () => {
  const family = new Family(10, 'run/1');
  sample(
    family,
    { ...root, cpuSeconds: 1 },
    { pid: 12, parent: 11, cpuSeconds: 2 },
    { pid: 11, parent: 10, cpuSeconds: 4 },
    { pid: 20, parent: 1, cpuSeconds: 8 },
  );
  expect(family.cpu).toBe(7);
  expect(family.livePids.toSorted()).toEqual([10, 11, 12]);
});

it('a family counts the CPU seconds of an ended child once, including those after the last sample', () => {
  const family = new Family(10, 'run/1');
  sample(family, { ...root, cpuSeconds: 1 }, { pid: 11, parent: 10, cpuSeconds: 2 });
  sample(family, { ...root, cpuSeconds: 1, childCpuSeconds: 2.5 });
  expect(family.cpu).toBe(3.5);
});

it('a family counts the CPU seconds of a child once if child and parent started and ended together', () => {
  const family = new Family(10, 'run/1');
  sample(family, root, { pid: 11, parent: 10, startTicks: 7 }, { pid: 12, parent: 11, startTicks: 7, cpuSeconds: 2 });
  family.recordRootExit(2.5);
  sample(family);
  expect(family.cpu).toBe(2.5);
});

it('a family counts the CPU seconds of a process whose parent ended without waiting for it', () => {
  const family = new Family(10, 'run/1');
  sample(family, root, { pid: 11, parent: 10 }, { pid: 12, parent: 11, cpuSeconds: 3 });
  sample(family, { ...root, childCpuSeconds: 0.1 }, { pid: 12, parent: 1, cpuSeconds: 4 });
  family.recordRootExit(0.2);
  sample(family);
  expect(family.cpu).toBe(4.2);
});

it('a family recognises by their environment the processes that have left their group and lost their parents', () => {
  const family = new Family(10, 'run/1');
  markers.set(30, 'run/1').set(31, 'run/1/44/2').set(32, 'run/12').set(33, 'run');
  sample(family, root, ...[30, 31, 32, 33].map((pid) => ({ pid, parent: 1 })));
  expect(family.livePids.toSorted()).toEqual([10, 30, 31]);
});

it('a family counts no CPU seconds of another process that has the id of a former member', () => {
  const family = new Family(10, 'run/1');
  sample(family, root, { pid: 11, parent: 10, cpuSeconds: 2 });
  sample(family, { pid: 10, parent: 1, startTicks: 99, cpuSeconds: 50 }, { pid: 11, parent: 1, startTicks: 98, cpuSeconds: 60 });
  expect(family.cpu).toBe(2);
  expect(family.livePids).toEqual([]);
});

it('a family counts the CPU seconds of a zombie, but not the zombie as running', () => {
  const family = new Family(10, 'run/1');
  sample(family, { ...root, isZombie: true, cpuSeconds: 2 });
  expect(family.livePids).toEqual([]);
  expect(family.cpu).toBe(2);
});
