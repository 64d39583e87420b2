import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';

const referenceLabels: Readonly<Record<string, string>> = {
  products: 'товары',
  items: 'единицы товара',
  promoCodes: 'промокоды',
  arrivalNotices: 'заявки о\u00a0поступлении',
};

/** Throws CONFLICT if anything refers to an entity that is to be removed. `references` counts the rows that refer to it, by kind. */
export function requireUnreferenced(references: Readonly<Record<string, number>>): void {
  const positiveCounts = Object.entries(references).filter(([, count]) => count > 0);
  if (positiveCounts.length === 0) return;
  const referenceList = positiveCounts.map(([kind, count]) => `${referenceLabels[kind] ?? kind}\u00a0— ${count}`).join(', ');
  throw new DomainError(ErrorCode.CONFLICT, `Это ещё используется: ${referenceList}.`, { references: Object.fromEntries(positiveCounts) });
}
