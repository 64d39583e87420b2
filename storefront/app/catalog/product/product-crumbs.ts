import { href } from 'react-router';
import { directoryHref } from '../directory/directories.ts';
import type { ProductFacts } from './choice/product-choice.rules.ts';

export interface ProductCrumb {
  name: string;
  href?: string;
}

/** Returns the breadcrumbs from the home page to the product itself. */
export function productCrumbs({ name, productCategory, productType }: ProductFacts): ProductCrumb[] {
  const directory = productCategory.slug;
  const type = productType && {
    name: productType.name,
    href: href('/catalog/:directory/:productType/:productSubType?', { directory, productType: productType.slug }),
  };
  return [
    { name: 'Главная', href: href('/') },
    { name: productCategory.name, href: directoryHref(directory) },
    ...(type ? [type] : []),
    { name },
  ];
}
