import { formText } from '../../../platform/form/form-text.ts';
/** A change of what lowers the sum. Absent parts stay as they are. */
export interface Reduction {
  /** Promo code to apply; empty to remove the present one. */
  code?: string;
  /** Number of bonuses as it was typed. */
  bonuses?: string;
  /** Whether the shopper has asked for a code without typing one. */
  isCodeMissing?: boolean;
}

/** Names of the form's parts that change the sum. `displayed` holds the code whose outcome the page displays, applied or refused. */
export const reductionNames = { typed: 'promoTyped', displayed: 'promoKnown', bonuses: 'bonusesTyped', intent: 'intent' } as const;

/** Value with which the button of the bonuses sends its intent. */
export const bonusIntent = 'bonuses';

function codeIn(form: FormData): Pick<Reduction, 'code' | 'isCodeMissing'> {
  const intent = formText(form, reductionNames.intent);
  if (intent === 'remove') return { code: '' };
  if (!form.has(reductionNames.typed)) return {};
  const [typed, displayed] = [formText(form, reductionNames.typed), formText(form, reductionNames.displayed)];
  if (intent === 'apply' && typed === '' && displayed === '') return { isCodeMissing: true };
  return intent === 'apply' || typed !== displayed ? { code: typed } : {};
}

/** The field is there without JavaScript only. Empty means none, as the form's hidden 0 does. */
function bonusesIn(form: FormData): Pick<Reduction, 'bonuses'> {
  if (!form.has(reductionNames.bonuses)) return {};
  const typed = formText(form, reductionNames.bonuses);
  return (typed || '0') === (formText(form, 'bonuses') || '0') ? {} : { bonuses: typed };
}

/**
 * Returns the change that a submitted form asks for. What was typed and not applied yet is applied first, whatever button was pressed, so that
 * nobody pays without a discount that they have typed.
 */
export function reductionIn(form: FormData): Reduction | null {
  const reduction = { ...codeIn(form), ...bonusesIn(form) };
  return formText(form, reductionNames.intent) !== '' || Object.keys(reduction).length > 0 ? reduction : null;
}
