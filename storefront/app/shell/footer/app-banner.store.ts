import { actionBound, makeObservable, observable } from 'mobx';
import { oneOf, StorageEntry } from '../../platform/store/browser-storage.ts';

const storageKey = 'app-banner';
const isClosed = (value: unknown): value is 'closed' => value === 'closed';

/** Whether the app banner was closed. A closed banner never returns. */
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

/** Runs before the first paint, so that a closed banner causes no layout shift. */
export const appBannerScript = `try{if(localStorage.getItem('${storageKey}'))document.documentElement.dataset.appBanner='closed'}catch(e){}`;
