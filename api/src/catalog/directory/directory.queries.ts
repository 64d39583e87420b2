import { pictureUrlOrNull } from '../../platform/picture-url.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import type { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { Directory } from './directory.model.js';

type DirectoryRow = Omit<Directory, 'logoUrl'> & { logoKey: string | null };

/** Selects directories that meet a condition, in menu order. */
export async function selectDirectories(prisma: PrismaService, condition: Prisma.Sql): Promise<Directory[]> {
  const rows = await prisma.rows<DirectoryRow>`
    SELECT id, slug, name, description, position, logo_key AS "logoKey", created_at AS "createdAt", updated_at AS "updatedAt"
    FROM directory WHERE ${condition} ORDER BY position, slug`;
  return rows.map(({ logoKey, ...directory }) => ({ ...directory, logoUrl: pictureUrlOrNull(logoKey, 320) }));
}
