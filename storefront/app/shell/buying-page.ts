import { Link } from '@meet/ui-kit/link';
import type { Location } from 'react-router';

/**
 * Whether the page must not distract the shopper from buying: the checkout, the page of the payment, and the page of the order right after
 * the payment.
 */
export const isBuyingPage = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean =>
  pathname === '/checkout' || pathname.startsWith('/pay/') || (pathname.startsWith('/orders/') && new URLSearchParams(search).has('paid'));

/** Content beside the logo on pages of the checkout and the payment, whose header has no menu. */
export function BuyingHeaderEnd({ pathname }: Pick<Location, 'pathname'>) {
  if (pathname.startsWith('/pay/')) return 'Учебная оплата';
  const isCheckout = pathname === '/checkout';
  return (
    <Link href={isCheckout ? '/cart' : '/catalog'} variant="quiet">
      Вернуться в&nbsp;{isCheckout ? 'корзину' : 'каталог'}
    </Link>
  );
}
