import { actionBound, computed, makeObservable, observable } from 'mobx';
import type { WorkerMessage } from '../../../worker/contract.ts';
import { buildPageUrl } from '../../../worker/page-url.ts';

/** Whether the browser is offline and whether the current page is a saved copy. */
export class OfflineStore {
  isOffline = false;
  /** Whether the page is a saved copy. Its prices may be out of date and are hidden. */
  isSavedCopy = false;
  /** Whether the browser has rejected the service worker. The shop works, but no pages are saved. */
  isWorkerRejected = false;

  constructor() {
    makeObservable(this, {
      isOffline: observable,
      isSavedCopy: observable,
      isOfflineNoteVisible: computed,
      isWorkerRejected: observable,
      markWorkerRejected: actionBound,
      loadStored: actionBound,
      setOffline: actionBound,
      handleMessage: actionBound,
    });
  }

  get isOfflineNoteVisible() {
    return this.isOffline || this.isSavedCopy;
  }

  loadStored() {
    this.isOffline = !navigator.onLine;
    this.isSavedCopy = document.documentElement.dataset.saved !== undefined;
  }

  markWorkerRejected() {
    this.isWorkerRejected = true;
  }

  setOffline(isOffline: boolean) {
    this.isOffline = isOffline;
  }

  /**
   * Handles the worker's message about requested data. The message counts only if it is about the current page or the page being navigated
   * to: it may be about a prefetched page. An attribute on <html> hides all prices by CSS, including those in parts of the page that read
   * no store.
   */
  handleMessage({ address, isSaved }: Pick<WorkerMessage, 'address' | 'isSaved'>, visibleUrls: readonly string[]) {
    if (!visibleUrls.some((visibleUrl) => buildPageUrl(new URL(visibleUrl, location.origin)) === address)) return;
    this.isSavedCopy = isSaved;
    if (isSaved) document.documentElement.dataset.saved = '';
    else delete document.documentElement.dataset.saved;
  }
}
