import { actionBound, computed, makeObservable, observable } from 'mobx';

/** Whether the browser is offline and whether the current page is a saved copy. */
export class OfflineStore {
  isOffline = false;
  /** Whether the page is a saved copy. Its prices may be out of date and are hidden. */
  isSaved = false;
  /** Whether the browser rejected the service worker. The shop works, but no pages are saved for offline use. */
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

  /** An attribute on <html> hides all prices by CSS, including those in parts of the page that read no store. */
  setSaved(isSaved: boolean) {
    this.isSaved = isSaved;
    if (isSaved) document.documentElement.dataset.saved = '';
    else delete document.documentElement.dataset.saved;
  }

  failRegistration() {
    this.registrationFailed = true;
  }
}
