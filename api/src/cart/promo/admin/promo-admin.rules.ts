import { isId } from '../../../platform/input/ids.rules.js';
import { InputForm, wrongFieldsError } from '../../../platform/input/input-form.js';
import { normalizePromoCode } from '../../quote/normalize-promo-code.rules.js';
import type { SavePromoCodeInput } from './promo-admin.input.js';

/** A promo code whose input has been validated. */
export interface ValidPromoCode extends Omit<SavePromoCodeInput, 'updatedAt' | 'startsAt' | 'percent' | 'amount' | 'goods'> {
  normalCode: string;
  percent: number | null;
  amount: number | null;
  startsAt: Date;
  endsAt: Date | null;
  mostUses: number | null;
  mostAccountUses: number | null;
  accountId: string | null;
}

const CODE_FORMAT = /^[\p{L}\p{N}-]{3,40}$/u;

/** Validates the input. `defaultStart` is the start of a promo code whose input states no start. */
export function toValidPromoCode({ updatedAt: _updatedAt, goods: _goods, ...dto }: SavePromoCodeInput, defaultStart: Date): ValidPromoCode {
  const form = new InputForm();
  const promoCode = {
    ...dto,
    code: form.readLine('code', dto.code, { label: 'Промокод', max: 40, isRequired: true }),
    normalCode: normalizePromoCode(dto.code),
    percent: dto.kind === 'PERCENT' ? (dto.percent ?? null) : null,
    amount: dto.kind === 'AMOUNT' ? (dto.amount ?? null) : null,
    startsAt: dto.startsAt ?? defaultStart,
    endsAt: dto.endsAt ?? null,
    mostUses: dto.mostUses ?? null,
    mostAccountUses: dto.mostAccountUses ?? null,
    accountId: dto.accountId?.toLowerCase() ?? null,
  };
  if (promoCode.code !== '' && !CODE_FORMAT.test(promoCode.code))
    form.refuse('code', 'Промокод\u00a0— от\u00a03 до\u00a040 букв, цифр и дефисов.');
  checkValue(form, promoCode);
  checkBounds(form, promoCode);
  if (form.wrongFields.length > 0) throw wrongFieldsError(form.wrongFields);
  return promoCode;
}

function checkValue(form: InputForm, { kind, percent, amount }: ValidPromoCode): void {
  if (kind === 'PERCENT' && (percent === null || percent < 1 || percent > 100))
    form.refuse('percent', 'Скидка\u00a0— от\u00a01 до\u00a0100\u00a0%.');
  if (kind === 'AMOUNT' && (amount === null || amount < 1)) form.refuse('amount', 'Укажите, на\u00a0сколько дешевле.');
}

function checkBounds(form: InputForm, { startsAt, endsAt, leastSum, mostUses, mostAccountUses, accountId }: ValidPromoCode): void {
  if (endsAt && endsAt <= startsAt) form.refuse('endsAt', 'Промокод кончается раньше, чем начинается.');
  if (leastSum < 0) form.refuse('leastSum', 'Сумма не\u00a0бывает меньше нуля.');
  if (mostUses !== null && mostUses < 1) form.refuse('mostUses', 'Хотя\u00a0бы одно применение.');
  if (mostAccountUses !== null && mostAccountUses < 1) form.refuse('mostAccountUses', 'Хотя\u00a0бы одно применение.');
  if (accountId !== null && !isId(accountId)) form.refuse('accountId', 'Такого покупателя нет.');
}
