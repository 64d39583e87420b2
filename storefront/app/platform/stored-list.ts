import { action, actionBound, makeObservable, observable, observableRef } from 'mobx';
import { listOf, StorageEntry } from './browser-storage.ts';

interface Membership<Member> {
  /** Whether something in the storage is a member: somebody else may have written there. */
  is: (value: unknown) => value is Member;
  /** By what a member is known: each is there once. */
  keyOf: (member: Member) => string;
  /** How many there may be; the last ones go. */
  most: number;
}

/**
 * A list that the browser keeps, the same in all its tabs. Every change is made to what the storage holds at that moment, not to what this
 * tab has last seen: another tab may have written since, and a tab that slept is told late. Where the storage takes nothing, the list lasts
 * as long as the tab.
 */
export class StoredList<Member> {
  members: Member[] = [];
  /** The storage has been read: before that an empty list means nothing. */
  isRead = false;

  readonly #entry: StorageEntry<Member[]>;
  readonly #membership: Membership<Member>;
  #isKept = true;

  constructor(key: string, membership: Membership<Member>) {
    this.#entry = new StorageEntry(key, listOf(membership.is));
    this.#membership = membership;
    makeObservable(this, { members: observableRef, isRead: observable, change: actionBound, remember: actionBound });
  }

  change(change: (members: Member[]) => Member[]) {
    this.members = this.#fitting(change(this.#latest()));
    this.#isKept = this.#entry.write(this.members);
  }

  /** Reads what the browser remembers, now and whenever another tab has changed it; `read` is called after each. */
  remember(read: () => void = () => undefined) {
    this.isRead = true;
    this.#read(read);
    this.#entry.follow(action(() => this.#read(read)));
  }

  #read(read: () => void) {
    this.members = this.#fitting(this.#entry.read() ?? []);
    read();
  }

  #fitting(members: readonly Member[]): Member[] {
    const { keyOf, most } = this.#membership;
    return [...new Map(members.map((member) => [keyOf(member), member])).values()].slice(0, most);
  }

  #latest(): Member[] {
    return this.#fitting((this.#isKept ? this.#entry.read() : null) ?? this.members);
  }
}
