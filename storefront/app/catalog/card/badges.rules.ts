import type { CardBadge } from '@meet/ui-kit/product-card';

interface BadgedProduct {
  priceDetails: { sale: number | null } | null;
  meetPrice: boolean;
  newArrival: boolean;
  badges: readonly { title: string; textColor: string; backgroundColor: string; logoUrl: string | null }[];
}

/** Titles of badges that the storefront derives from product data. Badges that the staff has set with the same titles are left out. */
const meetPriceText = 'Meet-price';
const newArrivalText = 'Новинка';

/** Returns the badges on a product's picture: those derived from its data first, followed by those that the staff has set. */
export function listBadges({ priceDetails, meetPrice, newArrival, badges }: BadgedProduct): CardBadge[] {
  const derivedBadges: CardBadge[] = [];
  if (priceDetails?.sale) derivedBadges.push({ text: `−${priceDetails.sale}\u00a0%`, tone: 'sale' });
  if (meetPrice) derivedBadges.push({ text: meetPriceText, tone: 'meet' });
  if (newArrival) derivedBadges.push({ text: newArrivalText });
  const staffBadges = badges
    .filter(({ title }) => title !== meetPriceText && title !== newArrivalText)
    .map(({ title, textColor, backgroundColor, logoUrl }) => ({
      text: title,
      colours: { text: textColor, background: backgroundColor },
      logo: logoUrl,
    }));
  return [...derivedBadges, ...staffBadges];
}

/** More badges would cover the picture. */
const maxCardBadges = 3;

/** Returns the badges that fit on a card. «Новинка» is left out in a list where all products are new. */
export const listCardBadges = (product: BadgedProduct, isInNewArrivals: boolean): CardBadge[] =>
  listBadges({ ...product, newArrival: product.newArrival && !isInNewArrivals }).slice(0, maxCardBadges);
