import { href } from 'react-router';
import { buildDirectoryHref } from '../directory/directories.ts';
import type { ProductDetails } from './choice/product-choice.rules.ts';

export interface ProductCrumb {
  label: string;
  href?: string;
}

/** Returns the breadcrumbs of a product's page, from the home page to the product itself. */
export function buildProductCrumbs({ name, productCategory, productType }: ProductDetails): ProductCrumb[] {
  const directory = productCategory.slug;
  const typeCrumb = productType && {
    label: productType.name,
    href: href('/catalog/:directory/:productType/:productSubType?', { directory, productType: productType.slug }),
  };
  return [
    { label: 'Главная', href: href('/') },
    { label: productCategory.name, href: buildDirectoryHref(directory) },
    ...(typeCrumb ? [typeCrumb] : []),
    { label: name },
  ];
}
