import { describe, expect, it } from '@jest/globals';
import { parseRun } from './arguments.ts';
import { labs } from './labs.ts';
import { formatPassed, parsePassed } from './passed.ts';

describe('the arguments of npm run lab', () => {
  const listNames = (...labArguments: string[]) => parseRun(labArguments, labs).selectedLabs.map(({ name }) => name);

  it('name the labs, which run in the order of the arguments', () => {
    expect(listNames('search', 'chaos')).toEqual(['search', 'chaos']);
  });

  it('after -- are passed on to the lab, and refused if several labs are named', () => {
    expect(parseRun(['chaos', '--', '--seed', '7'], labs).args).toEqual(['--seed', '7']);
    expect(() => parseRun(['search', 'chaos', '--', '--seed', '7'], labs)).toThrow(/belong to one lab/);
  });

  it('are refused with the usage if they name no lab, and with the names of all labs if a lab is unknown', () => {
    expect(() => parseRun([], labs)).toThrow(/^Usage: npm run lab -- list/);
    expect(() => parseRun(['chaos', 'chess'], labs)).toThrow(/^There is no lab chess\. The labs are .*search, .*chaos, /);
  });
});

it('each lab has a unique name', () => {
  expect(new Set(labs.map(({ name }) => name)).size).toBe(labs.length);
});

describe('the record of labs that passed', () => {
  const pass = { lab: 'search', args: '', date: '2026-11-26', commit: '53e6d1af', duration: '3 min 2 s' };

  it('is a table with one row per lab in alphabetical order, and can be read again', () => {
    const markdown = formatPassed(
      new Map([
        ['search', pass],
        ['chaos', { ...pass, lab: 'chaos', args: '--seed 7', commit: '53e6d1af+' }],
      ]),
    );
    expect(markdown).toMatch(/\n\| chaos \| --seed 7 \| 2026-11-26 \| 53e6d1af\+ \| 3 min 2 s \|\n\| search \| {2}\|/);
    expect([...parsePassed(markdown).values()]).toContainEqual(pass);
    expect(formatPassed(parsePassed(markdown))).toBe(markdown);
  });
});
