import { Button, LinkButton } from '@meet/ui-kit/button';
import type { CartSum } from './quote/cart-quote.rules.ts';

/** Leads to the checkout, which asks a guest to sign in. Nothing can be ordered while nothing is checked. */
export const CheckoutButton = ({ sum, wide = false }: { sum: CartSum; wide?: boolean }) =>
  sum.count > 0 ? (
    <LinkButton href="/checkout" size="large" wide={wide}>
      Оформить заказ
    </LinkButton>
  ) : (
    <Button size="large" wide={wide} disabled>
      Оформить заказ
    </Button>
  );
