import { href } from 'react-router';
import type { CatalogDirectoriesQuery, Sort } from '../../platform/graphql/generated/graphql.ts';

export type CatalogDirectory = CatalogDirectoriesQuery['directoryList'][number];

interface NamedEntity {
  name: string;
  slug: string;
}

/** What a path under /catalog names: the whole catalog, a directory with its type and subtype, or possibly a collection. */
export interface CatalogSection {
  directory: CatalogDirectory | null;
  type: (NamedEntity & { productSubTypes: readonly NamedEntity[] }) | null;
  subType: NamedEntity | null;
  collection: string | null;
}

interface CatalogParams {
  directory?: string | undefined;
  productType?: string | undefined;
  productSubType?: string | undefined;
}

const findBySlug = <Item extends NamedEntity>(entities: readonly Item[], slug: string | undefined) =>
  entities.find((entity) => entity.slug === slug) ?? null;

/** Resolves the route params. A single unknown segment is taken for a collection slug. Any other unknown segment gives null. */
export function resolveSection(params: CatalogParams, directories: readonly CatalogDirectory[]): CatalogSection | null {
  const wholeCatalog: CatalogSection = { directory: null, type: null, subType: null, collection: null };
  if (params.directory === undefined) return wholeCatalog;
  const directory = findBySlug(directories, params.directory);
  if (!directory) return params.productType === undefined ? { ...wholeCatalog, collection: params.directory } : null;
  const type = findBySlug(directory.productTypes, params.productType);
  const subType = type && findBySlug(type.productSubTypes, params.productSubType);
  const areSegmentsKnown =
    Boolean(type) === (params.productType !== undefined) && Boolean(subType) === (params.productSubType !== undefined);
  return areSegmentsKnown ? { directory, type, subType, collection: null } : null;
}

export function buildSectionPath({ directory, type, subType, collection }: CatalogSection): string {
  const slug = directory?.slug ?? collection;
  if (!slug) return href('/catalog/:directory?');
  if (!type) return href('/catalog/:directory?', { directory: slug });
  const typeParams = { directory: slug, productType: type.slug };
  return href('/catalog/:directory/:productType/:productSubType?', subType ? { ...typeParams, productSubType: subType.slug } : typeParams);
}

/** Returns the default sort order of a directory: newest first for the new products, otherwise most popular first. */
export const findDefaultSort = (directory: string | undefined): Sort => (directory === 'new' ? 'NEW_FIRST' : 'POPULAR_FIRST');

export interface SectionLink {
  name: string;
  href: string;
  isCurrent: boolean;
}

/**
 * Links to the types or subtypes of the deepest level that has any, «Все» first. For the type «Ботинки» these are its subtypes; for a
 * subtype, or a type without subtypes, they are its siblings.
 */
export function listLevelLinks(section: CatalogSection): SectionLink[] {
  const { directory, type, subType } = section;
  if (!directory) return [];
  const hasSubTypes = type !== null && type.productSubTypes.length > 0;
  const parentLevel: CatalogSection = { ...section, type: hasSubTypes ? type : null, subType: null };
  const currentLevel = hasSubTypes ? subType : type;
  const levelSections = hasSubTypes
    ? type.productSubTypes.map((level) => ({ ...parentLevel, subType: level }))
    : directory.productTypes.map((level) => ({ ...parentLevel, type: level }));
  if (levelSections.length === 0) return [];
  const links = levelSections.map((levelSection) => {
    const level = levelSection.subType ?? levelSection.type;
    return { name: level?.name ?? '', href: buildSectionPath(levelSection), isCurrent: level === currentLevel };
  });
  return [{ name: 'Все', href: buildSectionPath(parentLevel), isCurrent: currentLevel === null }, ...links];
}
