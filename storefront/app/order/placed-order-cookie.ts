const cookieName = 'placed';
const daySeconds = 86_400;
const cookiePattern = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]+)(?:;|$)`);

const formatCookie = (value: string, maxAge: number, isSecure: boolean) =>
  `${cookieName}=${value}; Path=/orders; Max-Age=${maxAge}; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/**
 * Returns the cookie that marks an order as placed in this browser, so that its purchase is reported once, and not again on another visit
 * or device.
 */
export const formatPlacedOrderCookie = (orderId: string, isSecure: boolean): string => formatCookie(orderId, daySeconds, isSecure);

/** Returns the cookie that deletes the cookie of `formatPlacedOrderCookie`. */
export const formatExpiredPlacedOrderCookie = (isSecure: boolean): string => formatCookie('', 0, isSecure);

/** Returns the id of the placed order in `document.cookie`, or null. */
export const readPlacedOrderId = (cookies: string): string | null => cookiePattern.exec(cookies)?.[1] ?? null;
