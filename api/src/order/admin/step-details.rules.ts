import { cleanTypedText } from '../../platform/input/typed-text.rules.js';
import type { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { acceptsDetail } from '../status/manager-steps.rules.js';
import { badInputError } from './admin-request.rules.js';
import type { UnitMarkingInput } from './order-unit-steps.input.js';

const TRACK_CODE = /^[\p{L}\d-]{1,50}$/u;
/** Printable ASCII characters except the space. Separators of GS1 fields are removed before the check. */
const MARKING_CODE = /^[!-~]{10,200}$/;
const SEPARATOR = '\u001d';

export function parseTrackCode(text: string | null | undefined, status: OrderStatus): string | null {
  const code = cleanTypedText(text ?? '');
  if (code === '') return null;
  if (!acceptsDetail(status, 'TRACK_CODE')) throw badInputError('trackCode', 'Трек-код появляется, когда товары переданы в\u00a0доставку.');
  if (!TRACK_CODE.test(code)) throw badInputError('trackCode', 'Трек-код: буквы, цифры и\u00a0дефис, не\u00a0длиннее 50\u00a0знаков.');
  return code;
}

export function parseMarkingCodes(inputs: readonly UnitMarkingInput[], status: OrderStatus): ReadonlyMap<string, string> {
  const codes = new Map(inputs.map(({ itemId, markingCode }) => [itemId.toLowerCase(), markingCode.trim()]));
  const field = 'markingCodes';
  if (codes.size > 0 && !acceptsDetail(status, 'MARKING_CODES')) {
    throw badInputError(field, 'Коды маркировки вводят не\u00a0позже передачи в\u00a0доставку.');
  }
  if (![...codes.values()].every((code) => MARKING_CODE.test(code.replaceAll(SEPARATOR, ''))))
    throw badInputError(field, 'Код маркировки прочитан с\u00a0ошибкой.');
  const hasDuplicates = codes.size < inputs.length || new Set(codes.values()).size < codes.size;
  if (hasDuplicates) throw badInputError(field, 'У\u00a0каждого товара свой код маркировки.');
  return codes;
}

export function parseDeliveryDay(day: string | null | undefined, { status, today }: { status: OrderStatus; today: string }): Date | null {
  if (!day) return null;
  const field = 'estimatedDeliveryDate';
  if (day < today) throw badInputError(field, 'Этот день уже прошёл.');
  if (!acceptsDetail(status, 'ESTIMATED_DELIVERY_DATE'))
    throw badInputError(field, 'День доставки меняют, пока оплаченный товар в\u00a0пути.');
  return new Date(day);
}
