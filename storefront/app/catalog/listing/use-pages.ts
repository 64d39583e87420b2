import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { queryApi } from '../../platform/graphql/browser-api.ts';
import { type ProductCardFragment, RefreshedCardsDocument } from '../../platform/graphql/generated/graphql.ts';
import { useStore } from '../../platform/store/root-store.tsx';
import { useSessionChange } from '../../platform/store/session-channel.ts';
import { formatListingSearch } from './listing.rules.ts';
import type { ListingData } from './listing.server.ts';
import { LoadedPagesStore } from './loaded-pages.store.ts';

/** State of a listing's history entry: the number of the first displayed page. */
interface PageState {
  firstPage?: unknown;
}

/** Returns the first page to show. Falls back to the current page when the history state is missing or invalid. */
function resolveFirstVisiblePage(state: PageState | null, page: number) {
  const firstVisiblePage = state?.firstPage;
  return typeof firstVisiblePage === 'number' && Number.isInteger(firstVisiblePage) && firstVisiblePage >= 1 && firstVisiblePage <= page
    ? firstVisiblePage
    : page;
}

/** Maximum number of products that the API accepts in one request. */
const maxIds = 100;

async function fetchCurrentProducts(ids: readonly string[], signal: AbortSignal): Promise<ProductCardFragment[]> {
  const idBatches = Array.from({ length: Math.ceil(ids.length / maxIds) }, (_, index) => ids.slice(index * maxIds, (index + 1) * maxIds));
  const responses = await Promise.all(
    idBatches.map((idBatch) => queryApi(RefreshedCardsDocument, { variables: { ids: idBatch }, signal })),
  );
  return responses.flatMap(({ productList }) => productList);
}

/**
 * Refreshes the products of remembered pages. A shopper who goes back sees the remembered pages at once, with current prices a moment
 * later. A sign-in or sign-out also refreshes the products. If the API does not respond, the pages stay as they are.
 */
function useRefreshedProducts(store: LoadedPagesStore, address: string, rememberedProducts: readonly ProductCardFragment[]) {
  const [refreshCount, setRefreshCount] = useState(0);
  const ids = useRef<string[]>([]);
  ids.current = rememberedProducts.map(({ id }) => id);
  const [viewerChangeCount, setViewerChangeCount] = useState(0);
  useSessionChange(useCallback(() => setViewerChangeCount((previous) => previous + 1), []));
  // biome-ignore lint/correctness/useExhaustiveDependencies: prices depend on the viewer
  useEffect(() => {
    const currentIds = ids.current;
    if (currentIds.length === 0) return;
    const controller = new AbortController();
    fetchCurrentProducts(currentIds, controller.signal).then(
      (products) => {
        if (controller.signal.aborted) return;
        store.replaceProducts(address, currentIds, products);
        setRefreshCount((previous) => previous + 1);
      },
      () => undefined,
    );
    return () => controller.abort();
  }, [store, address, viewerChangeCount]);
  return refreshCount;
}

/**
 * Returns the current page and the pages before it that this tab has already loaded. Each product appears once, although products may have
 * moved between pages.
 */
export function usePages({ path, listing, items }: ListingData) {
  const store = useStore(LoadedPagesStore);
  const { state } = useLocation();
  const { page } = listing;
  const address = path + formatListingSearch({ ...listing, page: 1 });
  useEffect(() => store.savePage(address, page, items), [store, address, page, items]);
  const firstVisiblePage = resolveFirstVisiblePage(state, page);
  const earlierPages = store.listLoadedPages(address, firstVisiblePage, page - 1);
  const rememberedProducts = earlierPages.flatMap((earlierPage) => earlierPage.items);
  const refreshCount = useRefreshedProducts(store, address, rememberedProducts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `refreshCount` signals changes of the store, which is not React state
  const visibleProducts = useMemo(
    () => [...new Map([...rememberedProducts, ...items].map((product) => [product.id, product])).values()],
    [store, address, firstVisiblePage, page, items, refreshCount],
  );
  return { firstPage: page - earlierPages.length, visibleProducts };
}
