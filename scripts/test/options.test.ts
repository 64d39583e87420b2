import { execFileSync } from 'node:child_process';
import { expect, it } from '@jest/globals';
import { root } from '../config.ts';
import { readOptions } from './options.ts';
import type { Step } from './steps.ts';

const listStepNames = (...args: string[]) => readOptions(args).steps.map(({ name }) => name);

it('npm test runs all everyday steps by default, and --ci adds what every merge must pass', () => {
  expect(listStepNames()).toEqual(expect.arrayContaining(['types', 'api', 'journeys in a browser', 'scripts']));
  const onlyInCi = listStepNames('--ci').filter((name) => !listStepNames().includes(name));
  expect(onlyInCi).toEqual([
    ...['lab', 'commands', 'the kit as a package', 'the client as a package', 'clients of others', 'start as a newcomer'],
    ...['container images', 'chaos for two minutes'],
  ]);
});

it('steps that npm test omits without arguments run with --since, or if their part is chosen', () => {
  expect(listStepNames('lab')).toEqual(['lab']);
  expect(listStepNames('scripts')).toEqual(['scripts', 'commands']);
  expect(listStepNames('--since', 'main')).toEqual(expect.arrayContaining(['lab', 'commands']));
});

const hasEverydayArguments = (step: Step) =>
  'jest' in step && step.jest.some((word) => /^--(?:everyday$|testPathIgnorePatterns=)/.test(word));

it('npm test without arguments leaves out some stories and test files, and none with --ci, --since or a chosen part', () => {
  expect(
    readOptions([])
      .steps.filter(hasEverydayArguments)
      .map(({ name }) => name),
  ).toEqual(['api', 'stories in a browser', 'pages without a browser', 'search-indexer']);
  for (const args of [['--ci'], ['stories'], ['--since', 'main']]) expect(readOptions(args).steps.filter(hasEverydayArguments)).toEqual([]);
});

it('npm test without arguments says what it leaves out, and other runs that they leave out nothing', () => {
  expect(readOptions(['--seed', '17']).omitted).toEqual([
    'the steps lab and commands, and test files named .ci',
    expect.stringContaining('stories that neither play nor display a page'),
    expect.stringContaining('npm test -- PART'),
  ]);
  for (const args of [['--ci'], ['stories'], ['--since', 'main']]) expect(readOptions(args).omitted).toEqual([]);
});

it.each([
  ['api/src/order.test.ts', true],
  ['api/src/order.ci.test.ts', false],
  ['storefront/e2e/drain.ci.page.test.ts', false],
  ['api/test/fuzz.long.test.ts', false],
])('npm test without arguments: whether %s runs is %s', (path, isRun) => {
  const api = readOptions([]).steps.find(({ name }) => name === 'api');
  const ignored = api && 'jest' in api ? api.jest.flatMap((word) => word.split('--testPathIgnorePatterns=').slice(1)) : [];
  expect(ignored.length > 0 && !ignored.some((pattern) => new RegExp(pattern).test(path))).toBe(isRun);
});

it('every test file named .ci belongs to a step that leaves such files out', () => {
  const files = execFileSync('git', ['ls-files', '*.ci.test.ts*', '*.ci.page.test.ts*'], { cwd: root, encoding: 'utf8' });
  const leavesOut = /^(?:api\/(?!client)|search-indexer\/|scripts\/|\.storybook\/|storefront\/e2e\/.+\.page\.test)/;
  expect(
    files
      .trim()
      .split('\n')
      .filter((file) => !leavesOut.test(file)),
  ).toEqual([]);
});

it('npm test can be limited to one part, and passes further words to Jest', () => {
  expect(listStepNames('api')).toEqual(['api']);
  expect(readOptions(['api', 'price', 'cart']).patterns).toEqual(['price', 'cart']);
});

it('the leading arguments of npm test choose parts; the first argument that names no part, and all after it, are file patterns', () => {
  expect(listStepNames('search-indexer', 'api')).toEqual(['api', 'search-indexer']);
  expect(listStepNames('api', 'checks')).toEqual(expect.arrayContaining(['api', 'types', 'boundaries']));
  expect(readOptions(['api', 'storefront', 'cart', 'checks'])).toMatchObject({
    steps: [{ name: 'api' }, { name: 'storefront' }],
    patterns: ['cart', 'checks'],
  });
  expect(listStepNames('api', 'checks', 'types of stories')).toEqual(['api', 'types of stories']);
});

it('words after the part `checks` choose checks by name, and are refused if they match none', () => {
  expect(listStepNames('checks', 'types', 'stories')).toEqual(['types of stories']);
  expect(() => listStepNames('checks', 'nonsense')).toThrow('No check matches; the checks are types, ');
});

it('npm test refuses an unknown part with the list of parts', () => {
  expect(() => listStepNames('kit')).toThrow(/^There is no part "kit" to test: choose one of checks, api, .*lab\.$/);
});

it('npm test refuses an unknown option', () => {
  expect(() => listStepNames('--full')).toThrow("Unknown option '--full'");
});

it('--seed sets the seed of the order of tests, which is random without --seed, and invalid seeds are refused', () => {
  expect(readOptions(['--seed', '17']).seed).toBe(17);
  expect(readOptions([]).seed).not.toBe(readOptions([]).seed);
  for (const seed of ['0', '1.5', 'x', '2147483648'])
    expect(() => readOptions(['--seed', seed])).toThrow('--seed is a number from 1 to 2147483647.');
});

it('parts to test are narrowed down by --since or by words, but not by both', () => {
  expect(readOptions(['api', 'client', '--since', 'main'])).toMatchObject({ since: 'main', steps: [{ name: 'api' }, { name: 'client' }] });
  expect(() => listStepNames('api', 'price', '--since', 'main')).toThrow('--since chooses the test files itself: name parts only.');
});

it('--renew-budgets is accepted for complete runs with --ci only', () => {
  expect(readOptions(['--ci', '--renew-budgets']).renewsBudgets).toBe(true);
  for (const others of [[], ['--ci', 'api'], ['--ci', '--since', 'main']])
    expect(() => readOptions(['--renew-budgets', ...others])).toThrow('--renew-budgets needs');
});
