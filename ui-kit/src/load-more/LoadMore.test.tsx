/**
 * @jest-environment jest-environment-jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { cleanup, render, screen } from '@testing-library/react';
import { LoadMore } from './index.ts';

afterEach(cleanup);

const ListWithMore = ({ visibleCount }: { visibleCount: number }) => (
  <>
    <input aria-label="Найти" />
    <a href="/new">Новое</a>
    <LoadMore
      visibleCount={visibleCount}
      total={96}
      href="?page=2"
      onLoad={() => undefined}
      getFirstNew={() => screen.getByText('Новое')}
    />
  </>
);

function pressLoadMore() {
  const { rerender } = render(<ListWithMore visibleCount={24} />);
  const loadMoreLink = screen.getByRole('link', { name: /^Показать ещё/ });
  loadMoreLink.focus();
  loadMoreLink.click();
  return () => rerender(<ListWithMore visibleCount={48} />);
}

test('LoadMore moves the focus to the first new item', () => {
  const showNewItems = pressLoadMore();
  showNewItems();
  expect(document.activeElement).toBe(screen.getByText('Новое'));
});

test('LoadMore does not move the focus from a field in which somebody types', () => {
  const showNewItems = pressLoadMore();
  screen.getByRole('textbox').focus();
  showNewItems();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
