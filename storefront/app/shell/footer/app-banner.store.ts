import { actionBound, makeObservable, observable } from 'mobx';
import { createValueParser, StorageEntry } from '../../platform/store/browser-storage.ts';

const storageKey = 'app-banner';
const isClosedValue = (value: unknown): value is 'closed' => value === 'closed';

/** Whether the app banner was closed. A closed banner never returns. */
export class AppBannerStore {
  isClosed = false;

  readonly #entry = new StorageEntry(storageKey, createValueParser(isClosedValue));

  constructor() {
    makeObservable(this, { isClosed: observable, close: actionBound, loadStored: actionBound });
  }

  close() {
    this.isClosed = true;
    this.#entry.write('closed');
  }

  loadStored() {
    this.isClosed = this.#entry.read() !== null;
  }
}

/**
 * Hides a closed banner before the first paint, so that it causes no layout shift. Also closes the banner when its button is pressed,
 * because React would ignore a press on a part that is not hydrated yet.
 */
export const appBannerScript = `(()=>{
const hide=()=>{document.documentElement.dataset.appBanner='closed'};
try{if(localStorage.getItem('${storageKey}'))hide()}catch{}
addEventListener('click',({target})=>{
if(!(target instanceof Element)||!target.closest('[data-app-offer] button'))return;
hide();
try{localStorage.setItem('${storageKey}','"closed"')}catch{}
},true)})()`;
