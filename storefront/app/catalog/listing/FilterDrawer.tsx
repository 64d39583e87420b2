import { Drawer } from '@meet/ui-kit/drawer';
import { useRef } from 'react';
import { useLocation } from 'react-router';
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
  const { key } = useLocation();
  /** The history entry that the first choice was made at: it must not be replaced. */
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
          chosenAt.current ??= key;
          return handle.change({ filters }, { replace: key !== chosenAt.current });
        }}
        onShow={() => change(false)}
      />
    </Drawer>
  );
}
