import type { RouterContextProvider } from 'react-router';
import { explainPromoProblem } from '../../../cart/reduction/promo-problem.rules.ts';
import { callApi } from '../../../platform/graphql/call-api.server.ts';
import { isOutage } from '../../../platform/graphql/failure-messages.ts';
import { ApplyPromocodeDocument, RemovePromocodeDocument } from '../../../platform/graphql/generated/graphql.ts';
import type { CheckoutValues } from '../form/checkout-form.rules.ts';
import type { SubmitProblem } from '../placing/refused-order.server.ts';
import { maxBonuses } from '../quote/quote-request.rules.ts';
import type { ReductionChange } from './reduction.rules.ts';

type Context = Readonly<RouterContextProvider>;

interface ReductionResult extends Pick<SubmitProblem, 'values' | 'errors' | 'refusedPromo'> {
  isUnavailable?: boolean;
}

const refuseCode = (code: string, message: string): ReductionResult => ({
  errors: { promocode: message },
  refusedPromo: { code, message },
});

/** Applies a promo code to the cart, which stores the code for the other devices too. */
async function applyCode(context: Context, code: string, previousCode: string): Promise<ReductionResult> {
  const { data, refused } = await callApi(context, ApplyPromocodeDocument, { code });
  if (!refused) return { values: { promocode: data?.validatePromocode.promocode ?? code } };
  if (isOutage(refused)) return { isUnavailable: true };
  const message = refused.code === 'PROMO_NOT_FOUND' ? explainPromoProblem(refused.details) : refused.message;
  return refuseCode(code, previousCode ? `${message}. Действует прежний: ${previousCode}` : message);
}

async function removeCode(context: Context): Promise<ReductionResult> {
  const { refused } = await callApi(context, RemovePromocodeDocument, {});
  return refused ? { isUnavailable: true } : { values: { promocode: '' } };
}

async function changeCode(context: Context, { code, isCodeMissing }: ReductionChange, previousCode: string): Promise<ReductionResult> {
  if (isCodeMissing) return refuseCode('', 'Введите промокод');
  if (code === undefined) return {};
  return code === '' ? removeCode(context) : applyCode(context, code, previousCode);
}

/** The page itself formats large numbers with spaces. The quote limits the number to what the order allows. */
function changeBonuses({ bonuses }: ReductionChange): ReductionResult {
  if (bonuses === undefined) return {};
  const typedText = bonuses.replaceAll(/\s/gu, '');
  if (!/^\d*$/.test(typedText)) return { values: { bonuses }, errors: { bonuses: 'Напишите целое число бонусов' } };
  return { values: { bonuses: String(Math.min(Number(typedText), maxBonuses)) } };
}

/** Changes the promo code or the bonuses. No order is placed, so that the shopper sees the new sum first. */
export async function changeReduction(
  context: Context,
  previousValues: CheckoutValues,
  reduction: ReductionChange,
): Promise<SubmitProblem> {
  const [{ isUnavailable, ...promo }, bonuses] = [await changeCode(context, reduction, previousValues.promocode), changeBonuses(reduction)];
  const errors = { ...promo.errors, ...bonuses.errors };
  const kind = isUnavailable ? 'sumUnknown' : Object.keys(errors).length > 0 ? 'fields' : 'requoted';
  return { ...promo, values: { ...promo.values, ...bonuses.values }, errors, problem: { kind } };
}
