/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { ListingBar } from './ListingBar.tsx';

test('the filter link calls onOpenFilters on a plain click, and is left to the browser on a click with Ctrl or Cmd', () => {
  const opened: string[] = [];
  render(
    <ListingBar filtersId="filters" chosenCount={0} onOpenFilters={() => opened.push('filters')}>
      Сортировка
    </ListingBar>,
  );
  const link = screen.getByRole('link', { name: 'Фильтры' });
  const isLeftToBrowser = (press: MouseEventInit) => fireEvent.click(link, press);
  expect([isLeftToBrowser({ ctrlKey: true }), isLeftToBrowser({ metaKey: true })]).toEqual([true, true]);
  expect(opened).toEqual([]);
  expect(isLeftToBrowser({})).toBe(false);
  expect(opened).toEqual(['filters']);
});
