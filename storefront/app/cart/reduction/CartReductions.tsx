import { PromoField } from '@meet/ui-kit/promo-field';
import { observer } from 'mobx-react-lite';
import { href } from 'react-router';
import { useSignedIn } from '../../auth/session/use-signed-in.ts';
import type { Cart } from '../use-cart.ts';
import { BonusChoice } from './BonusChoice.tsx';
import type { Promo } from './use-promo.ts';

/** The promo code of the cart. It is sent natively before hydration. */
const CartPromo = ({ promo: { apply, clear, ...promo } }: { promo: Promo }) => (
  <PromoField {...promo} onApply={apply} onClear={clear} action={href('/cart')} />
);

/** Promo code and bonuses, for signed-in shoppers. */
export const CartReductions = observer(function CartReductions({ cart }: { cart: Cart }) {
  const { sum, promo, promocode, checkedIds } = cart;
  if (useSignedIn() !== true || !sum) return null;
  const { bonusBalance, mostBonuses: most, bonuses: chosen, isWithoutBonuses } = sum;
  return (
    <>
      <CartPromo promo={promo} />
      <BonusChoice
        {...{ bonusBalance, most, chosen, isWithoutBonuses }}
        areReset={cart.areBonusesReset}
        choose={cart.chooseBonuses}
        quoteInput={{ productItemIds: [...checkedIds], promocode }}
      />
    </>
  );
});
