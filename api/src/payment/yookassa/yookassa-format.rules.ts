import type { PaymentLine } from '../payment.model.js';

/** The shop's VAT rate and tax system, as codes of YooKassa. */
export interface Taxes {
  vatCode: number;
  taxSystemCode?: number | undefined;
}

/** Mode of a line: full_prepayment on the receipt of a prepayment, full_payment on the receipt of the handover. */
export type PaymentMode = 'full_prepayment' | 'full_payment';

export interface ReceiptLine {
  line: PaymentLine;
  mode: PaymentMode;
}

/** Maximum length of a line's title at YooKassa. */
const MAX_TITLE_LENGTH = 128;

/** YooKassa's codes of the estimated rates, at which the law taxes a prepayment, by the code of the rate: 20/120 for 20 %. */
const estimatedVatCodes: Readonly<Record<number, number>> = { 3: 5, 4: 6, 7: 9, 8: 10, 11: 12 };

/** An amount as YooKassa writes it: roubles with two digits of kopecks. */
export const formatAmount = (kopecks: bigint) => ({
  value: `${kopecks / 100n}.${String(kopecks % 100n).padStart(2, '0')}`,
  currency: 'RUB',
});

/** Reads an amount in YooKassa's format. Null if it is invalid. */
export function parseKopecks(value: string): bigint | null {
  const [, roubles, fraction = ''] = /^(\d{1,15})(?:\.(\d{1,2}))?$/.exec(value) ?? [];
  return roubles === undefined ? null : BigInt(roubles) * 100n + BigInt(fraction.padEnd(2, '0'));
}

export const truncateTitle = ({ title }: PaymentLine): string => title.slice(0, MAX_TITLE_LENGTH);

/** A receipt in YooKassa's format. */
export const toReceipt = (email: string, lines: readonly ReceiptLine[], taxes: Taxes) => ({
  customer: { email },
  items: lines.map((line) => toReceiptItem(line, taxes)),
  ...(taxes.taxSystemCode && { tax_system_code: taxes.taxSystemCode }),
});

function toReceiptItem({ line, mode }: ReceiptLine, { vatCode }: Taxes) {
  const isMarked = line.markingCode !== undefined && mode === 'full_payment';
  return {
    description: truncateTitle(line),
    quantity: 1,
    measure: 'piece',
    amount: formatAmount(line.amount),
    vat_code: mode === 'full_prepayment' ? (estimatedVatCodes[vatCode] ?? vatCode) : vatCode,
    payment_mode: mode,
    payment_subject: line.kind === 'DELIVERY' ? 'service' : isMarked ? 'marked' : 'commodity',
    ...(isMarked && {
      // YooKassa requires 0 as the mode of every marking code.
      mark_mode: '0',
      mark_code_info: { mark_code_raw: line.markingCode },
      // The marking code belongs to the whole unit, not to a part of a pack.
      mark_quantity: { numerator: 1, denominator: 1 },
    }),
  };
}
