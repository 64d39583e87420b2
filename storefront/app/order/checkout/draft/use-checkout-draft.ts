import { type RefObject, useCallback, useEffect, useState } from 'react';
import { createUnitsKey } from '../../../cart/cart-lines.rules.ts';
import type { ChosenCity } from '../../../delivery/city/use-chosen-city.ts';
import { type CheckoutValues, readInput } from '../form/checkout-form.rules.ts';
import type { CheckoutOutcome } from '../placing/checkout-outcome.ts';
import { type CheckoutDraft, keepDraft, readDraft, restoreValues } from './checkout-draft.ts';

const textFields = 'input:not([type=hidden], [type=radio], [type=checkbox]), textarea';

/** Returns the text that was typed before hydration. */
function readEarlierInput(form: HTMLFormElement): Partial<CheckoutValues> {
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFields)];
  return Object.fromEntries(fields.flatMap(({ name, value, defaultValue }) => (value === defaultValue ? [] : [[name, value]])));
}

const haveSameUnits = (one: readonly string[], other: readonly string[]) => createUnitsKey(one) === createUnitsKey(other);

interface Started {
  values: CheckoutValues;
  key: string;
  /** Ids of the units that the key is for. */
  ids: readonly string[];
  /** Changes when the fields must be rendered again with other initial values. */
  epoch: number;
  /** The answer that has been taken over. */
  outcome: Submitted | undefined;
}

/** A form that was submitted. It is newer than the draft. */
type Submitted = Pick<CheckoutOutcome, 'values' | 'key'>;

interface DraftSource {
  accountId: string;
  values: CheckoutValues;
  key: string;
  ids: readonly string[];
  /** The answer to the form, until the page is loaded again. */
  outcome: Submitted | undefined;
  /** The city that the shopper has chosen for all pages. */
  chosenCity: Pick<ChosenCity, 'id'> | null;
}

type SetStarted = (change: (started: Started) => Started) => void;
type FormRef = RefObject<HTMLFormElement | null>;

/** Brings back what was kept when the page was opened, unless its form has just been submitted. */
function useSavedDraft(form: FormRef, source: DraftSource, setStarted: SetStarted) {
  const { accountId, outcome, chosenCity, values, ids } = source;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept when the page was opened, once
  useEffect(() => {
    const draft: CheckoutDraft | null = outcome ? null : readDraft(accountId);
    if (!draft || !form.current) return;
    const restored = { ...restoreValues(draft, { values, chosenCity }), ...readEarlierInput(form.current) };
    setStarted((started) => ({ ...started, values: restored, key: haveSameUnits(draft.ids, ids) ? draft.key : source.key, ids, epoch: 1 }));
  }, []);
}

/**
 * Keeps what is typed in the tab's storage, and brings it back after a reload, on the way back and after signing in. So is the key of the
 * order, as long as it is for the same units, so that a form that was sent and lost its answer places no second order. What was submitted
 * stays once its answer has gone.
 */
export function useCheckoutDraft(form: FormRef, source: DraftSource) {
  const { accountId, outcome, ids } = source;
  const chosenId = source.chosenCity?.id;
  const { values, key } = outcome ?? source;
  const [started, setStarted] = useState<Started>({ values, key, ids, epoch: 0, outcome });
  if (outcome && outcome !== started.outcome) setStarted({ ...started, values, key, ids, outcome });
  else if (!haveSameUnits(started.ids, ids)) setStarted({ ...started, key: source.key, ids });
  useSavedDraft(form, source, setStarted);
  const saveDraft = useCallback(() => {
    if (!form.current) return;
    const sent = readInput(new FormData(form.current));
    keepDraft({ accountId, key: sent.key, ids: sent.ids, values: sent.values, chosenId });
  }, [form, accountId, chosenId]);
  return { ...started, saveDraft };
}
