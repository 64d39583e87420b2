import { actionBound, makeObservable, observable } from 'mobx';
import { oneOf, StorageEntry } from '../../platform/browser-storage.ts';

const storageKey = 'app-banner';
const isClosed = (value: unknown): value is 'closed' => value === 'closed';

/** Whether the offer of the app was closed: for good. */
export class AppBannerStore {
  closed = false;

  readonly #entry = new StorageEntry(storageKey, oneOf(isClosed));

  constructor() {
    makeObservable(this, { closed: observable, close: actionBound, remember: actionBound });
  }

  close() {
    this.closed = true;
    this.#entry.write('closed');
  }

  remember() {
    this.closed = this.#entry.read() !== null;
  }
}

/** Runs before the first paint, so that a closed banner never pushes the page down and lets it up again. */
export const appBannerScript = `try{if(localStorage.getItem('${storageKey}'))document.documentElement.dataset.appBanner='closed'}catch(e){}`;
