/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createRoutesStub, Link } from 'react-router';

jest.unstable_mockModule('./NotFoundPage.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});
jest.unstable_mockModule('./NoSignalPage.tsx', () => ({ NoSignalPage: () => <p>Нет связи</p> }));
jest.unstable_mockModule('../../platform/lazy/hydrate-later.tsx', () => ({ hydrateLater: () => () => null }));
const { PageError } = await import('./PageError.tsx');

const Shop = createRoutesStub([
  { path: '/', Component: () => <Link to="/sold">Кеды</Link> },
  {
    path: '/sold',
    loader: () => {
      throw new Response('', { status: 404 });
    },
    Component: () => null,
    ErrorBoundary: PageError,
  },
]);

test('a lost connection is reported instead of the not-found page if the script of that page fails to load', async () => {
  render(<Shop />);
  await act(async () => screen.getByText('Кеды').click());
  await screen.findByText('Нет связи');
});
