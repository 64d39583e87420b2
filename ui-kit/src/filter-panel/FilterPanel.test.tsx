/**
 * @jest-environment jest-environment-jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ChoiceGroup, FilterPanel, type FilterPanelProps } from './index.ts';

afterEach(cleanup);

const sizes = ['s', 'm', 'l'];
const groupOf = (chosen: readonly string[]): ChoiceGroup => ({
  kind: 'sizes',
  title: 'Размер',
  name: 'size',
  options: sizes.map((value) => ({ value, label: value, count: 1, checked: chosen.includes(value) })),
});

/** A panel whose listing comes to a choice when it is told to. */
function show() {
  const onFilter = jest.fn<NonNullable<FilterPanelProps['onFilter']>>();
  const panel = (chosen: readonly string[], loading: boolean) => (
    <FilterPanel groups={[groupOf(chosen)]} total={3} action="/" onFilter={onFilter} loading={loading} />
  );
  const { rerender } = render(panel([], false));
  return {
    tick: (size: string) => fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(`^${size}`) })),
    comesTo: (chosen: readonly string[], { loading = true } = {}) => rerender(panel(chosen, loading)),
    told: () => onFilter.mock.lastCall?.[0].getAll('size'),
    ticked: () => sizes.filter((size) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${size}`) }).checked),
  };
}

it('keeps a tick made before the listing came to the one before it', () => {
  const { tick, comesTo, told, ticked } = show();
  tick('s');
  tick('m');
  comesTo(['s']);
  expect(ticked()).toEqual(['s', 'm']);
  tick('l');
  expect(told()).toEqual(['s', 'm', 'l']);
  comesTo(['s', 'm']);
  expect(ticked()).toEqual(['s', 'm', 'l']);
  comesTo(['s', 'm', 'l'], { loading: false });
  expect(ticked()).toEqual(['s', 'm', 'l']);
});

it('follows a listing that comes to another choice while its own is on the way', () => {
  const { tick, comesTo, ticked } = show();
  tick('s');
  tick('m');
  comesTo(['l']);
  expect(ticked()).toEqual(['l']);
  comesTo([], { loading: false });
  expect(ticked()).toEqual([]);
});

it('follows a listing that settles on less than was ticked', () => {
  const { tick, comesTo, ticked } = show();
  tick('s');
  tick('m');
  comesTo(['s']);
  comesTo(['s'], { loading: false });
  expect(ticked()).toEqual(['s']);
});

it('waits for nothing once the listing has settled', () => {
  const { tick, comesTo, ticked } = show();
  tick('s');
  tick('m');
  tick('m');
  comesTo(['s']);
  comesTo(['s'], { loading: false });
  comesTo(['s', 'm'], { loading: false });
  expect(ticked()).toEqual(['s', 'm']);
});
