import { expect, it } from '@jest/globals';
import { Recent } from './recent.js';

it('makes a value once, and forgets those that were not used for longest', () => {
  const made: string[] = [];
  const recent = new Recent<string, string>(2);
  const take = (key: string) =>
    recent.take(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(take)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('keeps values up to a weight, and none that exceeds it alone', () => {
  const recent = new Recent<string, number>(10, (value) => value);
  recent.take('six', () => 6);
  recent.take('four', () => 4);
  expect([recent.get('six'), recent.get('four')]).toEqual([6, 4]);
  recent.take('one', () => 1);
  expect([recent.get('six'), recent.get('four'), recent.get('one')]).toEqual([undefined, 4, 1]);
  recent.take('eleven', () => 11);
  expect([recent.get('four'), recent.get('eleven')]).toEqual([undefined, undefined]);
});
