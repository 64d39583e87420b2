import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { ViewedStore } from '../catalog/card/viewed.store.ts';
import { lazyPart } from '../platform/late/first-sign.ts';
import { useHydrated } from '../platform/late/use-hydrated.ts';
import { useStore } from '../platform/root-store.tsx';

const ViewedRow = lazyPart(async () => (await import('../catalog/card/ViewedRow.tsx')).ViewedRow);

/** What was looked at last. Who has looked at nothing yet does not load what would show it. */
export const HomeViewed = observer(function HomeViewed() {
  const { ids } = useStore(ViewedStore);
  const isHydrated = useHydrated();
  if (!isHydrated || ids.length === 0) return null;
  return (
    <Suspense>
      <ViewedRow />
    </Suspense>
  );
});
