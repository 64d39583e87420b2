import { readFormText } from '../../../platform/form/form-text.ts';

/** A change of the promo code or the bonuses. Omitted properties do not change. */
export interface ReductionChange {
  /** Promo code to apply; empty to remove the current one. */
  code?: string;
  /** What was typed as the number of bonuses; it may be no number. */
  bonuses?: string;
  /** Whether the shopper has pressed the button without typing a promo code. */
  isCodeMissing?: boolean;
}

/**
 * Names of the form's fields that change the sum. `displayed` holds the promo code that the page displays as applied or refused, so that a
 * newly typed code can be distinguished from it.
 */
export const reductionNames = { typed: 'promoTyped', displayed: 'promoKnown', bonuses: 'bonusesTyped', intent: 'intent' } as const;

/** Value of the field `intent` that the button of the bonuses submits. */
export const bonusIntent = 'bonuses';

function readCodeChange(form: FormData): Pick<ReductionChange, 'code' | 'isCodeMissing'> {
  const intent = readFormText(form, reductionNames.intent);
  if (intent === 'remove') return { code: '' };
  if (!form.has(reductionNames.typed)) return {};
  const [typedCode, displayedCode] = [readFormText(form, reductionNames.typed), readFormText(form, reductionNames.displayed)];
  if (intent === 'apply' && typedCode === '' && displayedCode === '') return { isCodeMissing: true };
  return intent === 'apply' || typedCode !== displayedCode ? { code: typedCode } : {};
}

/**
 * The field for typing the number of bonuses exists only without JavaScript. An empty field means no bonuses, like the 0 of the hidden
 * field.
 */
function readBonusChange(form: FormData): Pick<ReductionChange, 'bonuses'> {
  if (!form.has(reductionNames.bonuses)) return {};
  const typedText = readFormText(form, reductionNames.bonuses);
  return (typedText || '0') === (readFormText(form, 'bonuses') || '0') ? {} : { bonuses: typedText };
}

/**
 * Returns the change that a submitted form requests. A promo code or bonuses that were typed but not applied are applied first, whichever
 * button was pressed, so that the shopper gets the discount before paying.
 */
export function readReductionChange(form: FormData): ReductionChange | null {
  const reduction = { ...readCodeChange(form), ...readBonusChange(form) };
  return readFormText(form, reductionNames.intent) !== '' || Object.keys(reduction).length > 0 ? reduction : null;
}
