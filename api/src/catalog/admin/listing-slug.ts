import { wrongFields } from '../../platform/input/input-form.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';

const owners = { directoryId: 'разделом', collectionId: 'подборкой' } as const;

/** Throws if the slug, which is the first segment of a catalog path, belongs to an entity of the other kind or is reserved. */
export async function demandFreeListingSlug(
  transaction: Prisma.TransactionClient,
  slug: string,
  other: 'directoryId' | 'collectionId',
): Promise<void> {
  if (slug === 'any')
    throw wrongFields([{ field: 'slug', message: 'Слово any в\u00a0адресах каталога ничего не\u00a0значит: выберите другое.' }]);
  const taken = await transaction.listingSlug.findUnique({ where: { slug } });
  if (taken?.[other]) throw wrongFields([{ field: 'slug', message: `Адрес «${slug}» уже занят ${owners[other]}.` }]);
}
