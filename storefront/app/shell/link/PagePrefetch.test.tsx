/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { act, cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub, Link } from 'react-router';
import { PagePrefetch } from './PagePrefetch.tsx';

const { fetch } = globalThis;
let requests: { address: string; purpose: string | null }[];
beforeEach(() => {
  requests = [];
  globalThis.fetch = async (address, options) => {
    requests.push({ address: String(address), purpose: new Headers(options?.headers).get('purpose') });
    return { arrayBuffer: async () => new ArrayBuffer(0) } as Response;
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
  Reflect.deleteProperty(navigator, 'connection');
});

const setDataSaving = (isSaving: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: isSaving, effectiveType: '4g' }, configurable: true });

async function pressLink() {
  const Page = () => (
    <>
      <Link to="/catalog/sumki?sort=new">Сумки</Link>
      <PagePrefetch />
    </>
  );
  const Routes = createRoutesStub([{ path: '*', Component: Page }]);
  render(<Routes />);
  const link = await screen.findByRole('link', { name: 'Сумки' });
  await act(async () => {
    link.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  });
}

test('a page with prices that is about to be opened is prefetched from the address that the router will request', async () => {
  setDataSaving(false);
  await pressLink();
  expect(requests).toEqual([{ address: '/catalog/sumki.data?sort=new&_routes=catalog', purpose: 'prefetch' }]);
});

test('nothing is prefetched if the browser has data saving on', async () => {
  setDataSaving(true);
  await pressLink();
  expect(requests).toEqual([]);
});
