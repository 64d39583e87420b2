import { Link } from '@meet/ui-kit/link';
import type { Location } from 'react-router';

/** Whether nothing should lead the shopper away: in the checkout, on the payment's page and on the order after it. */
export const isBuying = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean =>
  pathname === '/checkout' || pathname.startsWith('/pay/') || (pathname.startsWith('/orders/') && new URLSearchParams(search).has('paid'));

/** The content beside the logo on these pages. */
export function BareHeaderEnd({ pathname }: Pick<Location, 'pathname'>) {
  if (pathname.startsWith('/pay/')) return 'Учебная оплата';
  const isCheckout = pathname === '/checkout';
  return (
    <Link href={isCheckout ? '/cart' : '/catalog'} variant="quiet">
      Вернуться в&nbsp;{isCheckout ? 'корзину' : 'каталог'}
    </Link>
  );
}
