import { expect, it } from '@jest/globals';
import { readOptions } from './options.ts';

const names = (...args: string[]) => readOptions(args).steps.map(({ name }) => name);

it('the default is all everyday steps, and --ci adds what every merge must pass', () => {
  expect(names()).toEqual(expect.arrayContaining(['types', 'api', 'journeys in a browser', 'scripts']));
  expect(names()).not.toContain('container images');
  expect(names('--ci')).toEqual([
    ...names(),
    ...['the kit as a package', 'the client as a package', 'clients of others', 'start as a newcomer'],
    ...['container images', 'chaos for two minutes'],
  ]);
});

it('stories are drawn in one view by a run of all parts, and in all views in CI, for a chosen part and since a change', () => {
  const countQuickSteps = (...args: string[]) =>
    readOptions(args).steps.filter((step) => 'jest' in step && step.jest.includes('--first-view')).length;
  expect(countQuickSteps()).toBe(1);
  for (const args of [['--ci'], ['stories'], ['--since', 'main']]) expect(countQuickSteps(...args)).toBe(0);
});

it('one part can be chosen, and further words are passed to Jest', () => {
  expect(names('api')).toEqual(['api']);
  expect(readOptions(['api', 'price', 'cart']).patterns).toEqual(['price', 'cart']);
});

it('the leading arguments that name parts choose them; the rest are file patterns', () => {
  expect(names('search-indexer', 'api')).toEqual(['api', 'search-indexer']);
  expect(names('api', 'checks')).toEqual(expect.arrayContaining(['api', 'types', 'boundaries']));
  expect(readOptions(['api', 'storefront', 'cart', 'checks'])).toMatchObject({
    steps: [{ name: 'api' }, { name: 'storefront' }],
    patterns: ['cart', 'checks'],
  });
  expect(names('api', 'checks', 'types of stories')).toEqual(['api', 'types of stories']);
});

it('checks are chosen by words in their names', () => {
  expect(names('checks', 'types', 'stories')).toEqual(['types of stories']);
  expect(() => names('checks', 'nonsense')).toThrow('No check matches; the checks are types, ');
});

it('an unknown part is refused with the list of parts', () => {
  expect(() => names('kit')).toThrow(/^There is no part "kit" to test: choose one of checks, api, .*lab\.$/);
});

it('an unknown option is refused', () => {
  expect(() => names('--full')).toThrow("Unknown option '--full'");
});

it('a given seed repeats its order of tests, and a new seed is chosen if none is given', () => {
  expect(readOptions(['--seed', '17']).seed).toBe(17);
  expect(readOptions([]).seed).not.toBe(readOptions([]).seed);
  for (const seed of ['0', '1.5', 'x', '2147483648'])
    expect(() => readOptions(['--seed', seed])).toThrow('--seed is a number from 1 to 2147483647.');
});

it('parts are narrowed down by changes or by words, but not by both', () => {
  expect(readOptions(['api', 'client', '--since', 'main'])).toMatchObject({ since: 'main', steps: [{ name: 'api' }, { name: 'client' }] });
  expect(() => names('api', 'price', '--since', 'main')).toThrow('--since chooses the test files itself: name parts only.');
});

it('only complete runs renew budgets', () => {
  expect(readOptions(['--ci', '--renew-budgets']).renewsBudgets).toBe(true);
  for (const others of [[], ['--ci', 'api'], ['--ci', '--since', 'main']])
    expect(() => readOptions(['--renew-budgets', ...others])).toThrow('--renew-budgets needs');
});
