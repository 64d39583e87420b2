import { Button, LinkButton } from '@meet/ui-kit/button';
import { bonusParam, type CartSums } from '../cart-quote.rules.ts';

interface CheckoutButtonProps {
  sums: CartSums;
  /** Number of bonuses that was typed in the cart without JavaScript. The checkout starts with as many of them as the quote allows. */
  typedBonuses?: number | null;
  wide?: boolean;
}

/** Leads to the checkout, which asks a guest to sign in. The button is disabled while no line is checked. */
export const CheckoutButton = ({ sums, typedBonuses, wide = false }: CheckoutButtonProps) =>
  sums.count > 0 ? (
    <LinkButton href={typedBonuses ? `/checkout?${bonusParam}=${sums.bonuses}` : '/checkout'} size="large" wide={wide}>
      Оформить заказ
    </LinkButton>
  ) : (
    <Button size="large" wide={wide} disabled>
      Оформить заказ
    </Button>
  );
