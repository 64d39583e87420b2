import { wrongFieldsError } from '../../platform/input/input-form.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';

const ownerNames = { directoryId: 'разделом', collectionId: 'подборкой' } as const;

/**
 * Throws if the slug, the first segment of a catalog path, is reserved, or belongs to a directory or a collection, as
 * `conflictingOwnerField` says.
 */
export async function requireFreeListingSlug(
  transaction: Prisma.TransactionClient,
  slug: string,
  conflictingOwnerField: 'directoryId' | 'collectionId',
): Promise<void> {
  if (slug === 'any')
    throw wrongFieldsError([{ field: 'slug', message: 'Слово any в\u00a0адресах каталога ничего не\u00a0значит: выберите другое.' }]);
  const slugOwner = await transaction.listingSlug.findUnique({ where: { slug } });
  if (slugOwner?.[conflictingOwnerField])
    throw wrongFieldsError([{ field: 'slug', message: `Адрес «${slug}» уже занят ${ownerNames[conflictingOwnerField]}.` }]);
}
