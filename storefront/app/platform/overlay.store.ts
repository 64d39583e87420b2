import { actionBound, makeObservable, observable } from 'mobx';

/** Overlays above the page. At most one is open, and each is loaded when first shown. */
export type Overlay = 'menu' | 'search' | 'cart' | 'auth' | 'city' | 'price-match' | 'notice';

/** Props that the shell passes to an overlay. An overlay stays mounted after it was first shown, so that closing can be animated. */
export interface OverlayProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export class OverlayStore {
  current: Overlay | null = null;

  constructor() {
    makeObservable(this, { current: observable, show: actionBound, hide: actionBound });
  }

  show(overlay: Overlay) {
    this.current = overlay;
  }

  hide() {
    this.current = null;
  }
}
