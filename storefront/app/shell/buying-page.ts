import type { Location } from 'react-router';

/**
 * Whether the page must not distract the shopper from buying: the checkout, the page of the payment, and the page of the order right after
 * the payment.
 */
export const isBuyingPage = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean =>
  pathname === '/checkout' || pathname.startsWith('/pay/') || (pathname.startsWith('/orders/') && new URLSearchParams(search).has('paid'));
