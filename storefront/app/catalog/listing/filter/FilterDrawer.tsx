import { Drawer } from '@meet/ui-kit/drawer';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import type { ListingData } from '../listing.server.ts';
import type { ListingHandle } from '../use-listing.ts';
import { ListingFilters } from './ListingFilters.tsx';

interface FilterDrawerProps {
  listingData: ListingData;
  handle: ListingHandle;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * The filters on narrow screens. All choices made while the drawer is open share one history entry, so that going back undoes them
 * together.
 */
export function FilterDrawer({ listingData, handle, open, onOpenChange }: FilterDrawerProps) {
  const { key } = useLocation();
  /**
   * Key of the history entry that was current at the first choice. Later choices replace the entry that the first choice created, never
   * this one.
   */
  const chosenAt = useRef<string>(null);
  const change = (next: boolean) => {
    chosenAt.current = null;
    onOpenChange(next);
  };
  return (
    <Drawer side="left" title="Фильтры" open={open} onOpenChange={change}>
      <ListingFilters
        listingData={listingData}
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
