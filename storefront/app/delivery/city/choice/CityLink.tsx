import { isPlainPress, Link, type LinkProps } from '@meet/ui-kit/link';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { OverlayStore } from '../../../platform/overlay.store.ts';
import { useStore } from '../../../platform/store/root-store.tsx';
import { buildCityHref } from './city-link.ts';

/** Opens the choice of the city. Without JavaScript, and with a modifier key, it is a link to the page of that choice. */
export function CityLink(linkProps: Omit<LinkProps, 'href'>) {
  const { show } = useStore(OverlayStore);
  const openDialog = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    show('city');
  };
  return <Link aria-haspopup="dialog" href={buildCityHref(useLocation())} onClick={openDialog} {...linkProps} />;
}
