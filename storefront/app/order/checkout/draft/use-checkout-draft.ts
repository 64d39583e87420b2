import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { createUnitsKey } from '../../../cart/cart-lines.rules.ts';
import type { ChosenCity } from '../../../delivery/city/use-chosen-city.ts';
import { type CheckoutValues, readInput } from '../form/checkout-form.rules.ts';
import type { CheckoutOutcome } from '../placing/checkout-outcome.ts';
import { type CheckoutDraft, readDraft, restoreValues, storeDraft } from './checkout-draft.ts';

const textFieldSelector = 'input:not([type=hidden], [type=radio], [type=checkbox]), textarea';

/** Returns the text that was typed before hydration. */
function readInputBeforeHydration(form: HTMLFormElement): Partial<CheckoutValues> {
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFieldSelector)];
  return Object.fromEntries(fields.flatMap(({ name, value, defaultValue }) => (value === defaultValue ? [] : [[name, value]])));
}

const haveSameUnits = (ids: readonly string[], otherIds: readonly string[]) => createUnitsKey(ids) === createUnitsKey(otherIds);

interface FormState {
  values: CheckoutValues;
  key: string;
  /** Ids of the units for which the idempotency key is valid. */
  ids: readonly string[];
  /** Changes when the fields must be rendered again with other initial values. */
  formVersion: number;
  /** The response whose values have been applied to the form. */
  outcome: SubmittedForm | undefined;
}

/** A form that was submitted and returned by the server. It is newer than the draft. */
type SubmittedForm = Pick<CheckoutOutcome, 'values' | 'key'>;

/** What the page was rendered with: the form, and the response if the form was submitted. */
interface OpenedForm {
  accountId: string;
  values: CheckoutValues;
  key: string;
  ids: readonly string[];
  /** The response to the form, until the page is loaded again. */
  outcome: SubmittedForm | undefined;
  /** The city that the shopper has chosen for all pages. */
  chosenCity: Pick<ChosenCity, 'id'> | null;
}

type SetFormState = (change: (formState: FormState) => FormState) => void;
type FormRef = RefObject<HTMLFormElement | null>;

/**
 * Restores the stored draft when the page is opened, unless the page is the response to a submitted form. A layout effect renders the form
 * with the draft at once: text that is typed in between would be lost.
 */
function useStoredDraft(form: FormRef, openedForm: OpenedForm, setFormState: SetFormState) {
  const { accountId, outcome, chosenCity, values, ids } = openedForm;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is restored only once, when the page is opened
  useLayoutEffect(() => {
    const draft: CheckoutDraft | null = outcome ? null : readDraft(accountId);
    if (!draft || !form.current) return;
    const restoredValues = { ...restoreValues(draft, { values, chosenCity }), ...readInputBeforeHydration(form.current) };
    setFormState((formState) => ({
      ...formState,
      values: restoredValues,
      key: haveSameUnits(draft.ids, ids) ? draft.key : openedForm.key,
      ids,
      formVersion: 1,
    }));
  }, []);
}

/**
 * Stores the input in the tab, and restores it after a reload, after navigating back and after signing in. The key of the order is restored
 * too if the units are the same. A form whose response was lost therefore places no second order when it is sent again. The submitted
 * values remain in the form when the page is loaded again without the response.
 */
export function useCheckoutDraft(form: FormRef, openedForm: OpenedForm) {
  const { accountId, outcome, ids } = openedForm;
  const chosenId = openedForm.chosenCity?.id;
  const { values, key } = outcome ?? openedForm;
  const [formState, setFormState] = useState<FormState>({ values, key, ids, formVersion: 0, outcome });
  if (outcome && outcome !== formState.outcome) setFormState({ ...formState, values, key, ids, outcome });
  else if (!haveSameUnits(formState.ids, ids)) setFormState({ ...formState, key: openedForm.key, ids });
  useStoredDraft(form, openedForm, setFormState);
  const saveDraft = useCallback(() => {
    if (!form.current) return;
    const input = readInput(new FormData(form.current));
    storeDraft({ accountId, key: input.key, ids: input.ids, values: input.values, chosenId });
  }, [form, accountId, chosenId]);
  return { ...formState, saveDraft };
}
