import { actionBound, makeObservable, observable } from 'mobx';

/** What can lie over a page. One at a time; each is loaded when it is first shown. */
export type Overlay = 'menu' | 'search' | 'cart' | 'auth';

/** What the shell gives to an overlay: it stays mounted once shown, so that its leaving can be seen. */
export interface OverlayProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export class OverlayStore {
  shown: Overlay | null = null;

  constructor() {
    makeObservable(this, { shown: observable, show: actionBound, hide: actionBound });
  }

  show(overlay: Overlay) {
    this.shown = overlay;
  }

  hide() {
    this.shown = null;
  }
}
