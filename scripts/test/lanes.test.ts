import { expect, it, jest } from '@jest/globals';
import { runInLanes } from './lanes.ts';
import type { Outcome } from './run.ts';
import type { Step } from './steps.ts';

const step = (name: string, alone?: Step['alone']): Step => ({ part: 'checks', name, command: ['true'], ...(alone && { alone }) });

const passed = (name: string): Outcome => ({
  ...{ name, passed: 1, failed: 0, skipped: [], measured: [], details: [] },
  ...{ started: 0, ms: 1, cpu: undefined, files: [], leftOpen: [] },
});

it('three steps run at a time on two cores, and none beside a step that must run alone', async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const running = new Set<string>();
  const beside = new Map<string, string[]>();
  const steps = [step('last', 'after'), step('first', 'before'), step('one'), step('two'), step('three'), step('four')];
  const run = async ({ name }: Step) => {
    running.add(name);
    await new Promise(setImmediate);
    beside.set(name, [...running]);
    running.delete(name);
    return passed(name);
  };
  const outcomes = await runInLanes(steps, run, 2);
  expect(outcomes.map(({ name }) => name)).toEqual(['first', 'one', 'two', 'three', 'four', 'last']);
  expect(beside.get('first')).toEqual(['first']);
  expect(beside.get('one')).toEqual(['one', 'two', 'three']);
  expect(beside.get('last')).toEqual(['last']);
});
