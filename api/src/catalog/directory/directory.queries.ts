import { createPicturePathColumn, createTimeColumn, Shape } from '../../platform/graphql/column-shape.js';
import type { Selection } from '../../platform/graphql/selection.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import type { PrismaService } from '../../platform/prisma/prisma.service.js';
import { directoryBrandsColumn } from '../brand/brand.queries.js';
import type { Directory, DirectoryFilter } from './directory.model.js';
import { directoryTypesColumn } from './product-type.queries.js';

const filterShape = new Shape<DirectoryFilter>({
  filter: Prisma.sql`filter.filter`,
  name: Prisma.sql`filter.name`,
  position: Prisma.sql`filter.position`,
  filterType: Prisma.sql`filter.filter_type`,
});

const directoryShape = new Shape<Directory>(
  {
    id: Prisma.sql`directory.id`,
    name: Prisma.sql`directory.name`,
    slug: Prisma.sql`directory.slug`,
    description: Prisma.sql`directory.description`,
    position: Prisma.sql`directory.position`,
    logoUrl: createPicturePathColumn(Prisma.sql`directory.logo_key`, 320),
    filters: filterShape.selectList(
      () => Prisma.sql`FROM directory_filter AS filter WHERE filter.directory_id = directory.id ORDER BY filter.position, filter.filter`,
    ),
    productTypes: directoryTypesColumn,
    brands: directoryBrandsColumn,
    createdAt: createTimeColumn(Prisma.sql`directory.created_at`),
    updatedAt: createTimeColumn(Prisma.sql`directory.updated_at`),
  },
  ['id'],
);

/** The directory of the row `product`, deleted or not: a product keeps its category when the category leaves the menu. */
export const directoryColumn = directoryShape.selectOne(() => Prisma.sql`FROM directory WHERE directory.id = product.directory_id`);

/** Selects directories that meet a condition, in menu order, with the fields that are selected. */
export async function selectDirectories(prisma: PrismaService, condition: Prisma.Sql, selection: Selection): Promise<Directory[]> {
  const rows = await prisma.readRows<object>`
    SELECT ${directoryShape.selectColumns(selection, undefined)} FROM directory WHERE ${condition} ORDER BY directory.position, directory.slug`;
  return rows.map((row) => directoryShape.read(row, selection, undefined));
}

export const selectFilters = (prisma: PrismaService, directoryId: string): Promise<DirectoryFilter[]> =>
  prisma.readRows<DirectoryFilter>`
    SELECT filter::text, name, position, filter_type::text AS "filterType"
    FROM directory_filter WHERE directory_id = ${directoryId}::uuid ORDER BY position, directory_filter.filter`;
