import { action, actionBound, makeObservable, observable, observableRef } from 'mobx';
import type { StorageEntry } from './browser-storage.ts';

/**
 * A value in browser storage, shared by all tabs. Each change applies to the stored value and not to this tab's copy, because another tab
 * may have changed it since, and a sleeping tab is notified late. If storage is unavailable, the value lasts as long as the tab.
 */
export class StoredState<Value> {
  value: Value;
  /** Whether the storage has been read. Until then `value` is not the stored value. */
  isLoaded = false;

  readonly #entry: StorageEntry<Value>;
  readonly #emptyValue: Value;
  #isStored = true;

  /** `emptyValue` is the value if nothing is stored. */
  constructor(entry: StorageEntry<Value>, emptyValue: Value) {
    this.value = emptyValue;
    this.#emptyValue = emptyValue;
    this.#entry = entry;
    makeObservable(this, { value: observableRef, isLoaded: observable, change: actionBound, reread: actionBound, loadStored: actionBound });
  }

  change(update: (value: Value) => Value) {
    this.reread();
    this.value = update(this.value);
    this.#isStored = this.#entry.write(this.value);
  }

  /** Reads what another tab may have stored just now, before this one was notified. */
  reread() {
    this.value = (this.#isStored ? this.#entry.read() : null) ?? this.value;
  }

  /** Reads the stored value now and whenever another tab changes it. `onRead` is called each time. */
  loadStored(onRead: () => void = () => undefined) {
    this.isLoaded = true;
    this.#read(onRead);
    this.#entry.subscribe(action(() => this.#read(onRead)));
  }

  #read(onRead: () => void) {
    this.value = this.#entry.read() ?? this.#emptyValue;
    onRead();
  }
}
