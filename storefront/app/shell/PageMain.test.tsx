/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { LinkPreviewContext, PagePreviews, PagePreviewsContext } from '../platform/page-preview.ts';
import { RouterLink } from './link/RouterLink.tsx';
import { PageMain } from './PageMain.tsx';

const shell = { loadPreviews: () => {} };

function Layout() {
  const [previews] = useState(() => new PagePreviews());
  // Simulates that the shell loads its previews late.
  shell.loadPreviews = () => previews.setFallback(({ pathname }) => pathname === '/catalog/kedy' && <h1>Кеды</h1>);
  return (
    <PagePreviewsContext value={previews}>
      <PageMain>
        <Outlet />
      </PageMain>
    </PagePreviewsContext>
  );
}

const Listing = () => (
  <>
    <LinkPreviewContext value={() => <h1>Кеды, 8 900 ₽</h1>}>
      <RouterLink href="/product/kedy">Кеды</RouterLink>
    </LinkPreviewContext>
    <RouterLink href="/delivery">Доставка</RouterLink>
    <RouterLink href="/catalog/kedy">Все кеды</RouterLink>
    <RouterLink href="/product/kedy">Кеды без цены</RouterLink>
  </>
);

/** Opens a listing. `finishLoading` completes all pages that are loading when it is called. */
function openListing() {
  let pageData = Promise.withResolvers<null>();
  const loader = () => pageData.promise;
  const router = createMemoryRouter([
    {
      element: <Layout />,
      children: [
        { path: '/', element: <Listing /> },
        { path: '/product/:slug', loader, element: <p>Страница товара</p> },
        { path: '/catalog/:directory', loader, element: <p>Страница каталога</p> },
        { path: '/checkout', element: <p>Оформление</p> },
        { path: '/delivery', loader, element: <p>Страница доставки</p> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  const finishLoading = () =>
    act(async () => {
      pageData.resolve(null);
      pageData = Promise.withResolvers<null>();
    });
  return { router, finishLoading };
}

const clickLink = async (name: string) => act(async () => void fireEvent.click(screen.getByRole('link', { name })));
const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  window.scrollTo = () => undefined;
});
afterEach(() => jest.useRealTimers());

test('a preview made from the link replaces the previous page while a slow page loads', async () => {
  const { finishLoading } = openListing();
  await clickLink('Кеды');
  await advanceTime(99);
  expect(screen.queryByRole('heading')).toBeNull();
  await advanceTime(1);
  screen.getByRole('heading', { level: 1, name: 'Кеды, 8 900 ₽' });
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await finishLoading();
  screen.getByText('Страница товара');
  expect(screen.queryByRole('heading')).toBeNull();
});

test('the fallback preview of a page appears as soon as the preview has loaded, but not if the page is opened by going back', async () => {
  const { router, finishLoading } = openListing();
  await clickLink('Все кеды');
  await advanceTime(100);
  expect(screen.queryByRole('heading')).toBeNull();
  act(shell.loadPreviews);
  screen.getByRole('heading', { level: 1, name: 'Кеды' });
  await finishLoading();
  screen.getByText('Страница каталога');
  await act(() => router.navigate('/'));
  await act(async () => void router.navigate(-1));
  await advanceTime(1_000);
  expect(screen.queryByRole('heading')).toBeNull();
});

test.each([
  'Доставка',
  'Кеды без цены',
])('the previous page stays while the page of link «%s» loads, as that link has no preview, unlike one pressed before', async (name) => {
  openListing();
  await clickLink('Кеды');
  await clickLink(name);
  await advanceTime(1_000);
  expect(screen.queryByRole('heading')).toBeNull();
  screen.getByRole('link', { name });
});

test('cancelling a navigation shows the previous page again, with the focus where it was', async () => {
  const { router } = openListing();
  const link = screen.getByRole('link', { name: 'Кеды' });
  link.focus();
  await clickLink('Кеды');
  await advanceTime(100);
  screen.getByRole('heading');
  await act(() => router.navigate('/?again', { replace: true }));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Кеды' }));
});

test('the checkout has a new main element, so that its content does not jump from the position of the previous page', async () => {
  const { router, finishLoading } = openListing();
  const main = screen.getByRole('main');
  await clickLink('Доставка');
  await finishLoading();
  expect(screen.getByRole('main')).toBe(main);
  await act(() => router.navigate('/checkout'));
  screen.getByText('Оформление');
  expect(screen.getByRole('main')).not.toBe(main);
});
