/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { ReviewFilter } from './ReviewFilter.tsx';
import { buildReviewsHref, defaultReviews, type VisibleReviews } from './review-list.rules.ts';

const page = (address: string, search: string) => {
  const to = (other: Partial<VisibleReviews>) => buildReviewsHref(new URLSearchParams(search), { ...defaultReviews, ...other });
  return (
    <MemoryRouter initialEntries={[address]}>
      <ReviewFilter visibleReviews={defaultReviews} illustrated={12} to={to} />
    </MemoryRouter>
  );
};
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('a size chosen before hydration stays in the links, without a hydration mismatch', async () => {
  const complaint = jest.spyOn(console, 'error');
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(page('/product/a', ''));
  const surprises: unknown[] = [];
  const { rerender } = render(page('/product/a?size=41', ''), {
    container,
    hydrate: true,
    onRecoverableError: (error) => surprises.push(error),
  });
  expect(complaint.mock.calls).toEqual([]);
  expect(surprises).toEqual([]);
  await act(async () => rerender(page('/product/a?size=41', '?size=41')));
  const [all, withPhotos, ...orders] = links();
  expect([all, withPhotos]).toEqual(['?size=41#reviews', '?size=41&photos=1#reviews']);
  expect(orders).toContain('?size=41&order=lowest#reviews');
});
