import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { shareReads } from '../engine/shared-read.js';

/** Display name of a filter value that comes from the database. */
export interface ValueName {
  name: string;
  hex: string | null;
}

export interface FilterNames {
  /** Brands by slug, in display order. */
  brands: ReadonlyMap<string, ValueName>;
  colours: ReadonlyMap<string, ValueName>;
  sizes: ReadonlyMap<string, ValueName>;
  directories: ReadonlyMap<string, ValueName>;
  /** Product types of each category, keyed by the category's slug. */
  typesByCategory: ReadonlyMap<string, ReadonlyMap<string, ValueName>>;
}

const CACHE_MS = 1_000;

type Row = [slug: string, name: string, detail: string | null];

const namesSql = `
  SELECT
    (SELECT coalesce(json_agg(json_build_array(slug, name, NULL) ORDER BY name, id), '[]') FROM brand WHERE deleted_at IS NULL) AS brands,
    (SELECT coalesce(json_agg(json_build_array(slug, name, hex) ORDER BY family, name, id), '[]') FROM colour) AS colours,
    (SELECT coalesce(json_agg(json_build_array(slug, name, NULL) ORDER BY position, id), '[]') FROM size) AS sizes,
    (SELECT coalesce(json_agg(json_build_array(slug, name, rule) ORDER BY position, slug), '[]') FROM directory WHERE deleted_at IS NULL) AS directories,
    (SELECT coalesce(json_agg(json_build_array(product_type.slug, product_type.name, directory.slug) ORDER BY product_type.position, product_type.slug), '[]')
      FROM product_type JOIN directory ON directory.id = product_type.directory_id WHERE product_type.deleted_at IS NULL) AS types`;

const toNames = (rows: readonly Row[]): Map<string, ValueName> => new Map(rows.map(([slug, name]) => [slug, { name, hex: null }]));

/** Display names of filter values. They are few and rarely change, so they are cached for a second and shared by all requests. */
@Injectable()
export class FilterNamesService {
  readonly readNames: () => Promise<FilterNames> = shareReads(CACHE_MS, () => this.#read());

  constructor(private readonly prisma: PrismaService) {}

  async #read(): Promise<FilterNames> {
    type Rows = Record<'brands' | 'colours' | 'sizes' | 'directories' | 'types', Row[]>;
    const { rows } = await this.prisma.pool.query<Rows>({ name: 'filter-names', text: namesSql });
    const { brands = [], colours = [], sizes = [], directories = [], types = [] } = rows[0] ?? {};
    const categories = directories.filter(([, , rule]) => rule === 'CATEGORY').map(([slug]) => slug);
    return {
      brands: toNames(brands),
      colours: new Map(colours.map(([slug, name, hex]) => [slug, { name, hex }])),
      sizes: toNames(sizes),
      directories: toNames(directories),
      typesByCategory: new Map(
        categories.map((category) => [category, toNames(types.filter(([, , directory]) => directory === category))]),
      ),
    };
  }
}
