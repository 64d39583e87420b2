/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { ListingBar } from './ListingBar.tsx';

test('the filter link opens the drawer, or a new tab on a modified click', () => {
  const opened: string[] = [];
  render(
    <ListingBar filtersId="filters" chosenCount={0} onFilters={() => opened.push('filters')}>
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
