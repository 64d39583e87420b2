import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';

const labels: Readonly<Record<string, string>> = {
  products: 'товары',
  items: 'единицы товара',
  promoCodes: 'промокоды',
  arrivalNotices: 'заявки о\u00a0поступлении',
};

/** Throws CONFLICT if anything refers to an entity that is to be removed. `references` are counts. */
export function demandUnreferred(references: Readonly<Record<string, number>>): void {
  const present = Object.entries(references).filter(([, count]) => count > 0);
  if (present.length === 0) return;
  const list = present.map(([what, count]) => `${labels[what] ?? what}\u00a0— ${count}`).join(', ');
  throw new DomainError(ErrorCode.CONFLICT, `Это ещё используется: ${list}.`, { references: Object.fromEntries(present) });
}
