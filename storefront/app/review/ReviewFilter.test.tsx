/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { ReviewFilter } from './ReviewFilter.tsx';
import { buildReviewsHref, defaultReviewListFilter, type ReviewListFilter } from './review-list-filter.rules.ts';

const buildPage = (address: string, search: string) => {
  const buildHref = (changes: Partial<ReviewListFilter>) =>
    buildReviewsHref(new URLSearchParams(search), { ...defaultReviewListFilter, ...changes });
  return (
    <MemoryRouter initialEntries={[address]}>
      <ReviewFilter filter={defaultReviewListFilter} photoReviewCount={12} buildHref={buildHref} />
    </MemoryRouter>
  );
};
const listHrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('a size chosen before hydration stays in the links of the review filter, without a hydration mismatch', async () => {
  const consoleError = jest.spyOn(console, 'error');
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(buildPage('/product/a', ''));
  const recoverableErrors: unknown[] = [];
  const { rerender } = render(buildPage('/product/a?size=41', ''), {
    container,
    hydrate: true,
    onRecoverableError: (error) => recoverableErrors.push(error),
  });
  expect(consoleError.mock.calls).toEqual([]);
  expect(recoverableErrors).toEqual([]);
  await act(async () => rerender(buildPage('/product/a?size=41', '?size=41')));
  const [allReviews, withPhotos, ...orderHrefs] = listHrefs();
  expect([allReviews, withPhotos]).toEqual(['?size=41#reviews', '?size=41&photos=1#reviews']);
  expect(orderHrefs).toContain('?size=41&order=lowest#reviews');
});
