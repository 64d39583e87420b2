import { Drawer } from '@meet/ui-kit/drawer';
import { useRef } from 'react';
import { useRouterPlace } from '../../platform/use-router-place.ts';
import { ListingFilters } from './ListingFilters.tsx';
import type { ListingFacts } from './listing-facts.ts';
import type { ListingHandle } from './use-listing.ts';

interface FilterDrawerProps {
  facts: ListingFacts;
  handle: ListingHandle;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The filters on a narrow screen. However much is ticked while it is open, one step back undoes it all. */
export function FilterDrawer({ facts, handle, open, onOpenChange }: FilterDrawerProps) {
  const place = useRouterPlace();
  /** The entry of the history that the first choice was made at, and that no other may take the place of. */
  const chosenAt = useRef<string>(null);
  const change = (next: boolean) => {
    chosenAt.current = null;
    onOpenChange(next);
  };
  return (
    <Drawer side="left" title="Фильтры" open={open} onOpenChange={change}>
      <ListingFilters
        facts={facts}
        handle={handle}
        onChoice={(filters) => {
          const { key } = place().entry;
          chosenAt.current ??= key;
          return handle.change({ filters }, { replace: key !== chosenAt.current });
        }}
        onShow={() => change(false)}
      />
    </Drawer>
  );
}
