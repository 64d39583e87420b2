import { observer } from 'mobx-react-lite';
import { useSignedIn } from '../auth/session/use-signed-in.ts';
import { BonusChoice } from './BonusChoice.tsx';
import { CartPromo } from './promo/CartPromo.tsx';
import type { Cart } from './use-cart.ts';

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
