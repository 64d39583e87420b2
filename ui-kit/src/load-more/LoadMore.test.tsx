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
    <LoadMore shown={shown} total={96} href="?page=2" onLoad={() => undefined} firstNew={() => screen.getByText('Новое')} />
  </>
);

function load() {
  const { rerender } = render(<List shown={24} />);
  const more = screen.getByRole('link', { name: /^Показать ещё/ });
  more.focus();
  more.click();
  return () => rerender(<List shown={48} />);
}

it('leads the focus on to what has come', () => {
  const come = load();
  come();
  expect(document.activeElement).toBe(screen.getByText('Новое'));
});

it('leaves the focus where somebody is typing by then', () => {
  const come = load();
  screen.getByRole('textbox').focus();
  come();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
