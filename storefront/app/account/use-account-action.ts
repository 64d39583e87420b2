import { toast } from '@meet/ui-kit/toaster';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { detailsOfRefusal, wordsOfFailure } from '../platform/graphql/browser-api.ts';

interface ActionFailure {
  words: string;
  /** Name of the field that is wrong, where one is. */
  field: unknown;
}

export interface AccountAction {
  run: () => void;
  running: boolean;
  /** Why it did not work, until it is tried again. */
  failure: ActionFailure | undefined;
}

/** Something a shopper does: says how it went. */
export function useSaidAction(work: () => Promise<unknown>, done?: string, after?: () => Promise<void>): AccountAction {
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<ActionFailure>();
  const run = async () => {
    setRunning(true);
    setFailure(undefined);
    try {
      await work();
      if (done) toast.success(done);
      await after?.();
    } catch (error) {
      const words = wordsOfFailure(error);
      setFailure({ words, field: detailsOfRefusal(error).field });
      toast.error(words);
    } finally {
      setRunning(false);
    }
  };
  return { run: () => void run(), running, failure };
}

/** Something a shopper does with the account: says how it went, and brings the page anew. */
export function useAccountAction(work: () => Promise<unknown>, done?: string): AccountAction {
  const { revalidate } = useRevalidator();
  return useSaidAction(work, done, revalidate);
}
