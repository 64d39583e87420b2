import { href } from 'react-router';
import type { CatalogDirectoriesQuery, Sort } from '../../platform/graphql/generated/graphql.ts';

export type CatalogDirectory = CatalogDirectoriesQuery['directoryList'][number];

interface Named {
  name: string;
  slug: string;
}

/** What a path under /catalog names: the whole catalog, a directory and its levels, or possibly a collection. */
export interface CatalogSection {
  directory: CatalogDirectory | null;
  type: (Named & { productSubTypes: readonly Named[] }) | null;
  subType: Named | null;
  collection: string | null;
}

interface Params {
  directory?: string | undefined;
  productType?: string | undefined;
  productSubType?: string | undefined;
}

const bySlug = <Item extends Named>(entities: readonly Item[], slug: string | undefined) =>
  entities.find((entity) => entity.slug === slug) ?? null;

/** Resolves the route params. A single unknown segment is taken for a collection slug. Any other unknown segment gives null. */
export function resolveSection(params: Params, directories: readonly CatalogDirectory[]): CatalogSection | null {
  const nowhere: CatalogSection = { directory: null, type: null, subType: null, collection: null };
  if (params.directory === undefined) return nowhere;
  const directory = bySlug(directories, params.directory);
  if (!directory) return params.productType === undefined ? { ...nowhere, collection: params.directory } : null;
  const type = bySlug(directory.productTypes, params.productType);
  const subType = type && bySlug(type.productSubTypes, params.productSubType);
  const isWhole = Boolean(type) === (params.productType !== undefined) && Boolean(subType) === (params.productSubType !== undefined);
  return isWhole ? { directory, type, subType, collection: null } : null;
}

export function buildSectionPath({ directory, type, subType, collection }: CatalogSection): string {
  const slug = directory?.slug ?? collection;
  if (!slug) return href('/catalog/:directory?');
  if (!type) return href('/catalog/:directory?', { directory: slug });
  const within = { directory: slug, productType: type.slug };
  return href('/catalog/:directory/:productType/:productSubType?', subType ? { ...within, productSubType: subType.slug } : within);
}

/** The directory `new` is sorted by date by default. */
export const findDefaultSort = (directory: string | undefined): Sort => (directory === 'new' ? 'NEW_FIRST' : 'POPULAR_FIRST');

export interface SectionLink {
  name: string;
  href: string;
  isHere: boolean;
}

/**
 * Links to the types or subtypes of the deepest level that has any, «Все» first. For «Ботинки» these are its subtypes; for a subtype, or a
 * type without subtypes, its siblings.
 */
export function listSteps(section: CatalogSection): SectionLink[] {
  const { directory, type, subType } = section;
  if (!directory) return [];
  const isDeep = type !== null && type.productSubTypes.length > 0;
  const whole: CatalogSection = { ...section, type: isDeep ? type : null, subType: null };
  const here = isDeep ? subType : type;
  const steps = isDeep
    ? type.productSubTypes.map((step) => ({ ...whole, subType: step }))
    : directory.productTypes.map((step) => ({ ...whole, type: step }));
  if (steps.length === 0) return [];
  const links = steps.map((step) => {
    const last = step.subType ?? step.type;
    return { name: last?.name ?? '', href: buildSectionPath(step), isHere: last === here };
  });
  return [{ name: 'Все', href: buildSectionPath(whole), isHere: here === null }, ...links];
}
