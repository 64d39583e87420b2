import { href } from 'react-router';
import { formatSizePhrase } from '../../catalog/size-label.ts';
import type { QuotedRow } from '../use-cart.ts';

/** Links to alternatives for a unit that cannot be bought: other sizes of the product, and similar products. */
export function listAlternatives(slug: string) {
  const productHref = href('/product/:slug', { slug });
  return [
    { href: productHref, label: 'Другие размеры' },
    { href: `${productHref}#similar`, label: 'Похожие' },
  ];
}

/** What screen readers say when a line can no longer be bought or changes its price; undefined when there is nothing to say. */
export function describeRow({ line, isRemoved, unavailableReason, quotedLine }: QuotedRow): string | undefined {
  if (isRemoved) return undefined;
  const unitText = `${line.name}, ${formatSizePhrase(line.size)}`;
  if (unavailableReason) return `Не\u00a0получится купить: ${unitText}`;
  const cost = quotedLine?.cost;
  return line.addedPrice !== undefined && cost !== undefined && cost !== line.addedPrice ? `Изменилась цена: ${unitText}` : undefined;
}

/** Displayed instead of the sums while no line is checked. */
export const nothingCheckedText = 'Отметьте, что\u00a0покупаете';
