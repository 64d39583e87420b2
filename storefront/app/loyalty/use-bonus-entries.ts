import { useEffect, useRef, useState } from 'react';
import { askApi } from '../platform/graphql/browser-api.ts';
import { BonusEntriesDocument, type BonusLedgerFragment } from '../platform/graphql/generated/graphql.ts';
import { joined, nextAsked } from './bonus-list.rules.ts';

interface Listed {
  /** Entries that the page's loader returned last. */
  first: BonusLedgerFragment;
  items: BonusLedgerFragment['items'];
  total: number;
}

const begin = (first: BonusLedgerFragment): Listed => ({ first, items: first.items, total: first.pagination.totalItems });

/**
 * The shown entries and a function that loads more. When the page's data is reloaded, new entries are added on top and none are removed.
 */
export function useBonusEntries(first: BonusLedgerFragment) {
  const [listed, setListed] = useState(() => begin(first));
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  if (listed.first !== first) setListed({ ...begin(first), items: joined(first.items, listed.items) });
  const asked = useRef<AbortController>(null);
  useEffect(() => () => asked.current?.abort(), []);
  const more = () => {
    const controller = new AbortController();
    const { signal } = controller;
    asked.current?.abort();
    asked.current = controller;
    setState('loading');
    askApi(BonusEntriesDocument, { variables: nextAsked(listed.items.length), signal }).then(
      ({ bonusEntryList: { items, pagination } }) => {
        if (signal.aborted) return;
        setListed((before) => ({ ...before, items: joined(before.items, items), total: pagination.totalItems }));
        setState('idle');
      },
      () => signal.aborted || setState('failed'),
    );
  };
  return { items: listed.items, total: Math.max(listed.total, listed.items.length), state, more };
}
