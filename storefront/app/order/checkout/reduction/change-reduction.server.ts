import type { RouterContextProvider } from 'react-router';
import { describePromo } from '../../../cart/reduction/describe-promo.rules.ts';
import { queryShop } from '../../../platform/graphql/ask-shop.server.ts';
import { isOutage } from '../../../platform/graphql/failure-messages.ts';
import { ApplyPromocodeDocument, RemovePromocodeDocument } from '../../../platform/graphql/generated/graphql.ts';
import type { CheckoutValues } from '../form/checkout-form.rules.ts';
import type { Verdict } from '../placing/refused-order.server.ts';
import { maxTyped } from '../quote/quote-request.rules.ts';
import type { Reduction } from './reduction.rules.ts';

type Context = Readonly<RouterContextProvider>;

interface Changed extends Pick<Verdict, 'values' | 'errors' | 'refusedPromo'> {
  isUnavailable?: boolean;
}

const createRefusal = (code: string, message: string): Changed => ({ errors: { promocode: message }, refusedPromo: { code, message } });

/** Applies a code to the cart, which keeps it for the other devices too. */
async function apply(context: Context, code: string, before: string): Promise<Changed> {
  const { data, refused } = await queryShop(context, ApplyPromocodeDocument, { code });
  if (!refused) return { values: { promocode: data?.validatePromocode.promocode ?? code } };
  if (isOutage(refused)) return { isUnavailable: true };
  const message = refused.code === 'PROMO_NOT_FOUND' ? describePromo(refused.details) : refused.message;
  return createRefusal(code, before ? `${message}. Действует прежний: ${before}` : message);
}

async function remove(context: Context): Promise<Changed> {
  const { refused } = await queryShop(context, RemovePromocodeDocument, {});
  return refused ? { isUnavailable: true } : { values: { promocode: '' } };
}

async function changeCode(context: Context, { code, isCodeMissing }: Reduction, before: string): Promise<Changed> {
  if (isCodeMissing) return createRefusal('', 'Введите промокод');
  if (code === undefined) return {};
  return code === '' ? remove(context) : apply(context, code, before);
}

/** Spaces are how the page itself writes large numbers. The quote takes no more than the order allows. */
function changeBonuses({ bonuses }: Reduction): Changed {
  if (bonuses === undefined) return {};
  const typedText = bonuses.replaceAll(/\s/gu, '');
  if (!/^\d*$/.test(typedText)) return { values: { bonuses }, errors: { bonuses: 'Напишите целое число бонусов' } };
  return { values: { bonuses: String(Math.min(Number(typedText), maxTyped)) } };
}

/** Changes what lowers the sum. The shopper sees the new sum before anything is placed. */
export async function changeReduction(context: Context, before: CheckoutValues, reduction: Reduction): Promise<Verdict> {
  const [{ isUnavailable, ...promo }, bonuses] = [await changeCode(context, reduction, before.promocode), changeBonuses(reduction)];
  const errors = { ...promo.errors, ...bonuses.errors };
  const kind = isUnavailable ? 'sumSilent' : Object.keys(errors).length > 0 ? 'fields' : 'summed';
  return { ...promo, values: { ...promo.values, ...bonuses.values }, errors, problem: { kind } };
}
