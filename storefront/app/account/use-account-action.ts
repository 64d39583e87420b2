import { toast } from '@meet/ui-kit/toaster';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { readRefusalDetails, toFailureMessage } from '../platform/graphql/browser-api.ts';
import { unsureIfSavedAdvice } from '../platform/graphql/failure-messages.ts';

interface ActionFailure {
  message: string;
  /** Name of the invalid field, if the API named one. */
  field: unknown;
}

export interface AccountAction {
  run: () => void;
  isRunning: boolean;
  /** Error of the last attempt. */
  failure: ActionFailure | undefined;
}

/** Runs an action and shows its result as a toast. */
export function useActionWithToast(act: () => Promise<unknown>, successMessage?: string, onSuccess?: () => Promise<void>): AccountAction {
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<ActionFailure>();
  const run = async () => {
    setRunning(true);
    setFailure(undefined);
    try {
      await act();
      if (successMessage) toast.success(successMessage);
      await onSuccess?.();
    } catch (error) {
      const message = toFailureMessage(error, unsureIfSavedAdvice);
      setFailure({ message, field: readRefusalDetails(error).field });
      toast.error(message);
    } finally {
      setRunning(false);
    }
  };
  return { run: () => void run(), isRunning, failure };
}

/** Does what `useActionWithToast` does, and reloads the page's data after a success. */
export function useAccountAction(act: () => Promise<unknown>, successMessage?: string): AccountAction {
  const { revalidate } = useRevalidator();
  return useActionWithToast(act, successMessage, revalidate);
}
