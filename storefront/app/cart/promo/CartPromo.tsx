import { PromoField } from '@meet/ui-kit/promo-field';
import { href } from 'react-router';
import type { Promo } from './use-promo.ts';

/** The promo code of the cart. It is sent natively before hydration. */
export const CartPromo = ({ promo: { apply, clear, ...promo } }: { promo: Promo }) => (
  <PromoField {...promo} onApply={apply} onClear={clear} action={href('/cart')} />
);
