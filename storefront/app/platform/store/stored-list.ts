import { action, actionBound, makeObservable, observable, observableRef } from 'mobx';
import { listOf, StorageEntry } from './browser-storage.ts';

interface Membership<Member> {
  /** Validates a stored member, because storage can hold anything. */
  is: (value: unknown) => value is Member;
  /** Unique key of a member. */
  keyOf: (member: Member) => string;
  /** Maximum length. Members at the end are dropped. */
  most: number;
}

/**
 * A list in local storage, shared by all tabs. Each change applies to the stored list and not to this tab's copy, because another tab may
 * have changed it since, and a sleeping tab is notified late. If storage is unavailable, the list lasts as long as the tab.
 */
export class StoredList<Member> {
  members: Member[] = [];
  /** Whether the storage has been read. Before that an empty list means nothing. */
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

  /** Reads the stored list now and whenever another tab changes it. `read` is called each time. */
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
