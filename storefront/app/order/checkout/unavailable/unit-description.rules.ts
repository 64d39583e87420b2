import { formatMoney } from '@meet/ui-kit/price';
import { isOneSize } from '../../../catalog/size-label.ts';
import { capitalize } from '../../../platform/capitalize.ts';
import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';
import { problemTexts } from './unavailable.rules.ts';

type UnavailableUnit = Pick<CheckoutQuoteFragment['lines'][number], 'cost' | 'problem'> & {
  productItem: { size: { name: string } };
};

/**
 * Says which size of a product cannot be bought, and what it cost: «Размер 41, цена была 8 900 ₽». A badge says that it is sold.
 */
export function describeUnavailableUnit({ productItem, cost, problem }: UnavailableUnit): string {
  const size = productItem.size.name;
  const parts = [
    !isOneSize(size) && `размер\u00a0${size}`,
    problem && problem !== 'SOLD' && problemTexts[problem],
    `цена\u00a0была\u00a0${formatMoney(cost)}`,
  ];
  return capitalize(parts.filter(Boolean).join(', '));
}
