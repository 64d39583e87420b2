import { actionBound, computed, makeObservable, observable } from 'mobx';

/** Whether the shop can be reached, and whether what the page shows was kept from an earlier visit. */
export class OfflineStore {
  isOffline = false;
  /** The page is a kept one: its prices may be others by now and are not shown. */
  isSaved = false;
  /** The browser refused the service worker: the shop works, and nothing is kept for a time without a network. */
  registrationFailed = false;

  constructor() {
    makeObservable(this, {
      isOffline: observable,
      isSaved: observable,
      registrationFailed: observable,
      isNoteShown: computed,
      remember: actionBound,
      setOffline: actionBound,
      setSaved: actionBound,
      failRegistration: actionBound,
    });
  }

  get isNoteShown() {
    return this.isOffline || this.isSaved;
  }

  remember() {
    this.isOffline = !navigator.onLine;
    this.isSaved = document.documentElement.dataset.saved !== undefined;
  }

  setOffline(isOffline: boolean) {
    this.isOffline = isOffline;
  }

  /** The mark on <html> hides prices by the style sheet, in parts of the page too that no store reaches. */
  setSaved(isSaved: boolean) {
    this.isSaved = isSaved;
    if (isSaved) document.documentElement.dataset.saved = '';
    else delete document.documentElement.dataset.saved;
  }

  failRegistration() {
    this.registrationFailed = true;
  }
}
