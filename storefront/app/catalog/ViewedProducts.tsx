import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { lazyPart } from '../platform/lazy/lazy-part.ts';
import { useHydrated } from '../platform/lazy/use-hydrated.ts';
import { useStore } from '../platform/store/root-store.tsx';
import type { ViewedRowProps } from './ViewedRow.tsx';
import { ViewedProductsStore } from './viewed.store.ts';

const ViewedRow = lazyPart(async () => (await import('./ViewedRow.tsx')).ViewedRow);

/** Recently viewed products. The script of the row loads only if this browser remembers other products than the current one. */
export const ViewedProducts = observer(function ViewedProducts({ currentProductId }: ViewedRowProps) {
  const { ids } = useStore(ViewedProductsStore);
  const isHydrated = useHydrated();
  if (!isHydrated || !ids.some((id) => id !== currentProductId)) return null;
  return (
    <Suspense>
      <ViewedRow currentProductId={currentProductId} />
    </Suspense>
  );
});
