import { Drawer } from '@meet/ui-kit/drawer';
import { useRef } from 'react';
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
  const hasChosen = useRef(false);
  const change = (next: boolean) => {
    hasChosen.current = false;
    onOpenChange(next);
  };
  return (
    <Drawer side="left" title="Фильтры" open={open} onOpenChange={change}>
      <ListingFilters
        facts={facts}
        handle={handle}
        onChoice={(next) => {
          void handle.go(next, { replace: hasChosen.current });
          hasChosen.current = true;
        }}
        onShow={() => change(false)}
      />
    </Drawer>
  );
}
