import { expect, it } from '@jest/globals';
import { chosenSteps } from './choice.ts';

const names = (...words: string[]) => chosenSteps(words).steps.map(({ name }) => name);

it('chooses all everyday steps, and with --full the exhaustive ones too', () => {
  expect(names()).toEqual(expect.arrayContaining(['types', 'api', 'journeys in a browser', 'scripts']));
  expect(names()).not.toContain('api at length');
  expect(names('--full')).toEqual(expect.arrayContaining([...names(), 'api at length']));
});

it('chooses one part, and passes further words to Jest', () => {
  expect(names('api')).toEqual(['api']);
  expect(chosenSteps(['api', 'price', 'cart']).patterns).toEqual(['price', 'cart']);
  expect(names('api', '--full')).toEqual(['api', 'api at length', 'api timings']);
});

it('chooses every part named before the first other word', () => {
  expect(names('search-indexer', 'api')).toEqual(['api', 'search-indexer']);
  expect(names('api', 'checks')).toEqual(expect.arrayContaining(['api', 'types', 'boundaries']));
  expect(chosenSteps(['api', 'storefront', 'cart', 'checks'])).toMatchObject({
    steps: [{ name: 'api' }, { name: 'storefront' }],
    patterns: ['cart', 'checks'],
  });
  expect(names('api', 'checks', 'types of stories')).toEqual(['api', 'types of stories']);
});

it('chooses the checks whose names contain the words', () => {
  expect(names('checks', 'types', 'stories')).toEqual(['types of stories']);
  expect(() => names('checks', 'nonsense')).toThrow('No check matches; the checks are types, ');
});

it('lists the parts when the given one is unknown', () => {
  expect(() => names('kit')).toThrow(/^There is no part "kit" to test: choose one of checks, api, .*scripts\.$/);
});
