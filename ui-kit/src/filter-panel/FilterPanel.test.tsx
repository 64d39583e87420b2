/**
 * @jest-environment jest-environment-jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ChoiceGroup, FilterPanel, type FilterPanelProps } from './index.ts';

afterEach(cleanup);

const sizes = ['s', 'm', 'l'];
const chooseGroup = (chosen: readonly string[]): ChoiceGroup => ({
  kind: 'sizes',
  title: 'Размер',
  name: 'size',
  options: sizes.map((value) => ({ value, label: value, count: 1, checked: chosen.includes(value) })),
});

/** Renders a panel whose listing catches up with a choice on command. */
function show(onFilter: NonNullable<FilterPanelProps['onFilter']> = () => undefined) {
  const handleFilter = jest.fn(onFilter);
  const panel = (chosen: readonly string[], loading: boolean) => (
    <FilterPanel groups={[chooseGroup(chosen)]} total={3} action="/" onFilter={handleFilter} loading={loading} />
  );
  const { rerender } = render(panel([], false));
  const getBox = (size: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${size}`) });
  return {
    tick: (...ticked: string[]) => {
      for (const size of ticked) fireEvent.click(getBox(size));
    },
    comesTo: (chosen: readonly string[], { loading = true } = {}) => rerender(panel(chosen, loading)),
    told: () => handleFilter.mock.lastCall?.[0].getAll('size'),
    ticked: () => sizes.filter((size) => getBox(size).checked),
  };
}

const settled = { loading: false };

test('the panel keeps a tick made before the listing showed the previous one', () => {
  const { tick, comesTo, told, ticked } = show();
  tick('s', 'm');
  comesTo(['s']);
  expect(ticked()).toEqual(['s', 'm']);
  tick('l');
  expect(told()).toEqual(['s', 'm', 'l']);
  comesTo(['s', 'm']);
  expect(ticked()).toEqual(['s', 'm', 'l']);
  comesTo(['s', 'm', 'l'], settled);
  expect(ticked()).toEqual(['s', 'm', 'l']);
});

test('the panel keeps a tick made before the listing had finished loading the previous one', async () => {
  const { tick, comesTo, ticked } = show(() => new Promise(() => {}));
  tick('s');
  comesTo(['s']);
  tick('m');
  comesTo(['s'], settled);
  expect(ticked()).toEqual(['s', 'm']);
  comesTo(['s', 'm']);
  comesTo(['s', 'm'], settled);
  expect(ticked()).toEqual(['s', 'm']);
});

test('the panel shows filters that were changed outside the panel while its own change is still loading', () => {
  const { tick, comesTo, ticked } = show(() => new Promise(() => {}));
  tick('s', 'm');
  comesTo(['l']);
  expect(ticked()).toEqual(['l']);
  comesTo([], settled);
  expect(ticked()).toEqual([]);
});

test.each([
  ['returns nothing', () => undefined],
  ['rejects', () => Promise.reject(new Error('no signal'))],
])('the panel follows a listing that ends with fewer filters than were ticked, if the handler %s', async (_, onFilter) => {
  const { tick, comesTo, ticked } = show(onFilter);
  tick('s', 'm');
  comesTo(['s']);
  await Promise.resolve();
  comesTo(['s'], settled);
  expect(ticked()).toEqual(['s']);
});
