import { Drawer } from '@meet/ui-kit/drawer';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import type { ListingData } from '../listing.server.ts';
import type { ListingControls } from '../use-listing.ts';
import { ListingFilters } from './ListingFilters.tsx';

interface FilterDrawerProps {
  listingData: ListingData;
  controls: ListingControls;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * The filters on narrow screens. All choices made while the drawer is open share one history entry, so that going back undoes them
 * together.
 */
export function FilterDrawer({ listingData, controls, open, onOpenChange }: FilterDrawerProps) {
  const { key } = useLocation();
  /**
   * Key of the history entry that was current at the first choice. Later choices replace the entry that the first choice created, but never
   * this earlier entry.
   */
  const keyAtFirstChoice = useRef<string>(null);
  const changeOpen = (isOpen: boolean) => {
    keyAtFirstChoice.current = null;
    onOpenChange(isOpen);
  };
  return (
    <Drawer side="left" title="Фильтры" open={open} onOpenChange={changeOpen}>
      <ListingFilters
        listingData={listingData}
        controls={controls}
        onChoice={(filters) => {
          keyAtFirstChoice.current ??= key;
          return controls.change({ filters }, { replace: key !== keyAtFirstChoice.current });
        }}
        onShow={() => changeOpen(false)}
      />
    </Drawer>
  );
}
