import { Button } from '@meet/ui-kit/button';
import { formatNumber } from '@meet/ui-kit/plural';
import { PromoField } from '@meet/ui-kit/promo-field';
import { TextField } from '@meet/ui-kit/text-field';
import { observer } from 'mobx-react-lite';
import { href } from 'react-router';
import { useSignedIn } from '../../auth/session/use-signed-in.ts';
import { bonusParam } from '../cart-quote.rules.ts';
import type { Promo } from '../reduction/use-promo.ts';
import type { Cart } from '../use-cart.ts';
import { BonusChoice } from './BonusChoice.tsx';

/** The promo code of the cart. Before hydration, the browser submits its form natively. */
const CartPromo = ({ promo: { apply, clear, ...promo } }: { promo: Promo }) => (
  <PromoField {...promo} onApply={apply} onClear={clear} action={href('/cart')} />
);

interface TypedBonusesProps {
  max: number;
  chosen: number;
}

/** Without JavaScript the number of bonuses is typed, and stored in the URL. */
const TypedBonuses = ({ max, chosen }: TypedBonusesProps) => (
  <noscript>
    <form action={href('/cart')}>
      <TextField
        label="Списать Meet-бонусы"
        hint={`Можно списать до\u00a0${formatNumber(max)}`}
        name={bonusParam}
        defaultValue={String(chosen || '')}
        inputMode="numeric"
        autoComplete="off"
        action={<Button type="submit">Пересчитать</Button>}
      />
    </form>
  </noscript>
);

export const CartReductions = observer(function CartReductions({ cart }: { cart: Cart }) {
  const { sums, promo, promocode, checkedIds } = cart;
  if (useSignedIn() !== true || !sums) return null;
  const { bonusBalance, mostBonuses: max, bonuses: chosen, isWithoutBonuses } = sums;
  return (
    <>
      <CartPromo promo={promo} />
      <BonusChoice
        {...{ bonusBalance, max, chosen, isWithoutBonuses }}
        wasChoiceReset={cart.areBonusesReset}
        choose={cart.chooseBonuses}
        quoteInput={{ productItemIds: [...checkedIds], promocode }}
      />
      {cart.typedBonuses !== null && max > 0 && <TypedBonuses max={max} chosen={chosen} />}
    </>
  );
});
