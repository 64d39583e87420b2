/**
 * @jest-environment jest-environment-jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ChoiceGroup, FilterPanel, type FilterPanelProps } from './index.ts';

afterEach(cleanup);

const sizes = ['s', 'm', 'l'];
const createSizeGroup = (chosen: readonly string[]): ChoiceGroup => ({
  kind: 'sizes',
  title: 'Размер',
  name: 'size',
  options: sizes.map((value) => ({ value, label: value, count: 1, checked: chosen.includes(value) })),
});

/** Renders a panel. `updateListing` simulates that the listing has been updated to the given sizes. */
function renderPanel(onFilter: NonNullable<FilterPanelProps['onFilter']> = () => undefined) {
  const handleFilter = jest.fn(onFilter);
  const panel = (chosen: readonly string[], loading: boolean) => (
    <FilterPanel groups={[createSizeGroup(chosen)]} total={3} action="/" onFilter={handleFilter} loading={loading} />
  );
  const { rerender } = render(panel([], false));
  const getBox = (size: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${size}`) });
  return {
    tick: (...clicked: string[]) => {
      for (const size of clicked) fireEvent.click(getBox(size));
    },
    updateListing: (chosen: readonly string[], { loading = true } = {}) => rerender(panel(chosen, loading)),
    getReportedSizes: () => handleFilter.mock.lastCall?.[0].getAll('size'),
    listTicked: () => sizes.filter((size) => getBox(size).checked),
  };
}

const loaded = { loading: false };

test('FilterPanel keeps a tick while the listing has been updated only to the ticks before it', () => {
  const { tick, updateListing, getReportedSizes, listTicked } = renderPanel();
  tick('s', 'm');
  updateListing(['s']);
  expect(listTicked()).toEqual(['s', 'm']);
  tick('l');
  expect(getReportedSizes()).toEqual(['s', 'm', 'l']);
  updateListing(['s', 'm']);
  expect(listTicked()).toEqual(['s', 'm', 'l']);
  updateListing(['s', 'm', 'l'], loaded);
  expect(listTicked()).toEqual(['s', 'm', 'l']);
});

test('FilterPanel keeps a tick that was made while the listing was loading the tick before it', async () => {
  const { tick, updateListing, listTicked } = renderPanel(() => new Promise(() => {}));
  tick('s');
  updateListing(['s']);
  tick('m');
  updateListing(['s'], loaded);
  expect(listTicked()).toEqual(['s', 'm']);
  updateListing(['s', 'm']);
  updateListing(['s', 'm'], loaded);
  expect(listTicked()).toEqual(['s', 'm']);
});

test('FilterPanel shows filters that were changed outside of it while its own change is still loading', () => {
  const { tick, updateListing, listTicked } = renderPanel(() => new Promise(() => {}));
  tick('s', 'm');
  updateListing(['l']);
  expect(listTicked()).toEqual(['l']);
  updateListing([], loaded);
  expect(listTicked()).toEqual([]);
});

test.each([
  ['returns nothing', () => undefined],
  ['fails', () => Promise.reject(new Error('no signal'))],
])('FilterPanel follows a listing that finishes loading with fewer filters than were ticked, if onFilter %s', async (_, onFilter) => {
  const { tick, updateListing, listTicked } = renderPanel(onFilter);
  tick('s', 'm');
  updateListing(['s']);
  await Promise.resolve();
  updateListing(['s'], loaded);
  expect(listTicked()).toEqual(['s']);
});
