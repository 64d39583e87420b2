import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { environment } from '../../scripts/config.ts';
import { createTemporaryFolder } from '../../scripts/postgres/temporary-folder.ts';
import { parseOptions, parseSizesOptions, parseSoakOptions } from './options.ts';

describe('the options of npm run lab -- bench', () => {
  it('default to 10,000 products of 20 units and every scenario', () => {
    expect(parseOptions([])).toMatchObject({ products: 10_000, units: 20, seconds: 5, check: false, with: [], json: undefined });
    expect(parseOptions([]).only).toEqual(expect.arrayContaining(['empty', 'cards', 'catalog', 'storefront']));
  });

  it('choose a shop, scenarios and a report file, whose path is relative to the folder where npm was called', () => {
    const args = ['--products', '500', '--units', '0', '--only', 'cards,units', '--json', 'a.json', '--check'];
    const json = join(environment.INIT_CWD ?? process.cwd(), 'a.json');
    expect(parseOptions(args)).toMatchObject({ products: 500, units: 0, only: ['cards', 'units'], json, check: true });
  });

  it.each(['--products 0', '--units 1.5', '--seconds x', '--only card', '--fast'])('are refused with the usage if they are %s', (args) => {
    expect(() => parseOptions(args.split(' '))).toThrow(/^npm run lab -- bench -- .*NAMES: empty,cards/s);
  });
});

describe('the report for comparison', () => {
  let folder: string;
  const writeReport = (text: string): string => {
    writeFileSync(join(folder, 'report.json'), text);
    return join(folder, 'report.json');
  };

  beforeEach(() => {
    folder = createTemporaryFolder('options');
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('is read when the options are parsed, if --compare names it', () => {
    const report = { products: 10, units: 20, rows: [] };
    expect(parseOptions(['--compare', writeReport(JSON.stringify(report))]).compare).toEqual(report);
    expect(parseOptions([]).compare).toBeUndefined();
  });

  it.each(['{"products": 1', 'null', '{"products": 1}'])('is refused if the file contains %s', (text) => {
    expect(() => parseOptions(['--compare', writeReport(text)])).toThrow(/report\.json is no report that --json has written/);
  });

  it('is refused if the file is missing', () => {
    expect(() => parseOptions(['--compare', join(folder, 'missing.json')])).toThrow(/missing\.json is no report/);
  });
});

describe('the options of npm run lab -- bench-soak', () => {
  it('default to 30 minutes, and can set the minutes and the products', () => {
    expect(parseSoakOptions([])).toEqual({ minutes: 30, products: 10_000, units: 20, with: [] });
    expect(parseSoakOptions(['--minutes', '0.5', '--products', '500'])).toMatchObject({ minutes: 0.5, products: 500 });
  });

  it.each([
    ['--minutes', '0'],
    ['--products', 'x'],
  ])('are refused with the usage if they are %s %s', (...args) => {
    expect(() => parseSoakOptions(args)).toThrow(/^npm run lab -- bench-soak -- /);
  });
});

describe('the options of npm run lab -- bench-sizes', () => {
  it('default to shops of 10,000 and 100,000 products, and can set the large shop and the scenarios', () => {
    expect(parseSizesOptions([])).toMatchObject({ small: { products: 10_000, units: 20 }, large: { products: 100_000, units: 20 } });
    expect(parseSizesOptions(['--large', '500x200', '--only', 'cards'])).toMatchObject({
      large: { products: 500, units: 200 },
      only: ['cards'],
    });
  });

  it.each([
    ['--large', '100000'],
    ['--small', '0x20'],
    ['--only', 'overload'],
  ])('are refused with the usage if they are %s %s', (...args) => {
    expect(() => parseSizesOptions(args)).toThrow(/^npm run lab -- bench-sizes -- /);
  });
});
