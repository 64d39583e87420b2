/**
 * @jest-environment jest-environment-jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { cleanup, render, screen } from '@testing-library/react';
import { LoadMore } from './index.ts';

afterEach(cleanup);

const List = ({ shown }: { shown: number }) => (
  <>
    <input aria-label="Найти" />
    <a href="/new">Новое</a>
    <LoadMore visibleCount={shown} total={96} href="?page=2" onLoad={() => undefined} getFirstNew={() => screen.getByText('Новое')} />
  </>
);

function load() {
  const { rerender } = render(<List shown={24} />);
  const more = screen.getByRole('link', { name: /^Показать ещё/ });
  more.focus();
  more.click();
  return () => rerender(<List shown={48} />);
}

test('LoadMore moves the focus to the first new item', () => {
  const come = load();
  come();
  expect(document.activeElement).toBe(screen.getByText('Новое'));
});

test('LoadMore does not move the focus from a field in which somebody types', () => {
  const come = load();
  screen.getByRole('textbox').focus();
  come();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
