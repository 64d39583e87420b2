import type { CardBadge } from '@meet/ui-kit/product-card';

interface Labelled {
  priceDetails: { sale: number | null } | null;
  meetPrice: boolean;
  newArrival: boolean;
  badges: readonly { title: string; textColor: string; backgroundColor: string; logoUrl: string | null }[];
}

/** Facts that have words of the storefront: a badge of the shop that repeats them is left out. */
const meetPriceText = 'Meet-price';
const newText = 'Новинка';

/** What stands on a product's picture: its facts, then the badges that the shop has given it. */
export function badgesOf({ priceDetails, meetPrice, newArrival, badges }: Labelled): CardBadge[] {
  const facts: CardBadge[] = [];
  if (priceDetails?.sale) facts.push({ text: `−${priceDetails.sale}\u00a0%`, tone: 'sale' });
  if (meetPrice) facts.push({ text: meetPriceText, tone: 'meet' });
  if (newArrival) facts.push({ text: newText });
  const own = badges
    .filter(({ title }) => title !== meetPriceText && title !== newText)
    .map(({ title, textColor, backgroundColor, logoUrl }) => ({
      text: title,
      colours: { text: textColor, background: backgroundColor },
      logo: logoUrl,
    }));
  return [...facts, ...own];
}

/** More would cover the picture. */
const mostOnCard = 3;

/** Those that a card has room for. Where all that stand beside it are new, «Новинка» would say nothing. */
export const cardBadgesOf = (product: Labelled, isAmongNew: boolean): CardBadge[] =>
  badgesOf({ ...product, newArrival: product.newArrival && !isAmongNew }).slice(0, mostOnCard);
