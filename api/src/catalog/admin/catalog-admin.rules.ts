import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { wrongFieldsError } from '../../platform/input/input-form.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';

const referenceLabels: Readonly<Record<string, string>> = {
  products: 'товары',
  items: 'единицы товара',
  promoCodes: 'промокоды',
  arrivalNotices: 'заявки о\u00a0поступлении',
};

/** Throws CONFLICT if anything refers to an entity that is to be removed. `references` are counts. */
export function requireUnreferenced(references: Readonly<Record<string, number>>): void {
  const positiveCounts = Object.entries(references).filter(([, count]) => count > 0);
  if (positiveCounts.length === 0) return;
  const referenceList = positiveCounts.map(([kind, count]) => `${referenceLabels[kind] ?? kind}\u00a0— ${count}`).join(', ');
  throw new DomainError(ErrorCode.CONFLICT, `Это ещё используется: ${referenceList}.`, { references: Object.fromEntries(positiveCounts) });
}

const ownerNames = { directoryId: 'разделом', collectionId: 'подборкой' } as const;

/** Throws if the slug, which is the first segment of a catalog path, belongs to an entity of the other kind or is reserved. */
export async function requireFreeListingSlug(
  transaction: Prisma.TransactionClient,
  slug: string,
  conflictingOwner: 'directoryId' | 'collectionId',
): Promise<void> {
  if (slug === 'any')
    throw wrongFieldsError([{ field: 'slug', message: 'Слово any в\u00a0адресах каталога ничего не\u00a0значит: выберите другое.' }]);
  const slugOwner = await transaction.listingSlug.findUnique({ where: { slug } });
  if (slugOwner?.[conflictingOwner])
    throw wrongFieldsError([{ field: 'slug', message: `Адрес «${slug}» уже занят ${ownerNames[conflictingOwner]}.` }]);
}
