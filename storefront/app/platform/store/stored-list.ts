import { createArrayParser, StorageEntry } from './browser-storage.ts';
import { StoredState } from './stored-state.ts';

interface ListOptions<Member> {
  /** Validates a stored member, because storage can hold anything. */
  isMember: (value: unknown) => value is Member;
  /** Key of a member. The list has at most one member with each key. */
  getKey: (member: Member) => string;
  /** Maximum length. Members at the end are dropped. */
  max: number;
}

/** A list in local storage, shared by all tabs. */
export class StoredList<Member> {
  readonly #state: StoredState<Member[]>;
  readonly #normalizeMembers: (members: readonly Member[]) => Member[];

  constructor(key: string, { isMember, getKey, max }: ListOptions<Member>) {
    this.#normalizeMembers = (members) => [...new Map(members.map((member) => [getKey(member), member])).values()].slice(0, max);
    const { parse } = createArrayParser(isMember);
    this.#state = new StoredState(new StorageEntry(key, { parse: (json) => this.#normalizeMembers(parse(json)) }), []);
  }

  get members(): Member[] {
    return this.#state.value;
  }

  /** Whether the storage has been read. Until then an empty list does not mean that nothing is stored. */
  get isLoaded(): boolean {
    return this.#state.isLoaded;
  }

  change(update: (members: Member[]) => Member[]) {
    this.#state.change((members) => this.#normalizeMembers(update(members)));
  }

  /** Reads what another tab may have stored just now, before this one was notified. */
  reread() {
    this.#state.reread();
  }

  /** Reads the stored list now and whenever another tab changes it. `onRead` is called each time. */
  loadStored(onRead?: () => void) {
    this.#state.loadStored(onRead);
  }
}
