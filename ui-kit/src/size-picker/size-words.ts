/** How a size is written. */
export type SizeScale = 'eu' | 'uk' | 'us' | 'cm';

/** How soon a size comes: `fast` from the shop's own stock, `slow` to order, `both` where either can be had. */
export type SizeDelivery = 'fast' | 'slow' | 'both';

export interface SizeOption {
  /** What the form sends and `onValueChange` gets. */
  value: string;
  /** The size as the shop writes it: «41», «M». */
  name: string;
  /** The same size in the United Kingdom. */
  uk?: string | undefined;
  /** The same size in the United States. */
  us?: string | undefined;
  /** Length of the foot in centimetres. */
  cm?: string | undefined;
  /** Nothing is left: struck through, met by the keyboard, cannot be chosen. */
  soldOut?: boolean | undefined;
  /** Why it cannot be chosen, where it is not «нет в наличии». */
  reason?: string | undefined;
  /** A few letters below the size: «1 пара». */
  note?: string | undefined;
  /** How soon it comes; said below the sizes once it is chosen. */
  delivery?: SizeDelivery | undefined;
  /** Its name is too long for a cell of the grid, as «Один размер» is: it has a line of its own. */
  wide?: boolean | undefined;
}

export const scaleNames: Record<SizeScale, string> = { eu: 'EU', uk: 'UK', us: 'US', cm: 'см' };

const deliveryWords: Record<SizeDelivery, string> = {
  fast: 'быстрая доставка, 1–4\u00a0дня',
  slow: 'под\u00a0заказ, 14–25\u00a0дней',
  both: 'быстрая доставка, 1–4\u00a0дня, или под\u00a0заказ, 14–25\u00a0дней',
};

/** The size in a scale; sizes that a scale lacks keep their own name. */
export const sizeIn = (scale: SizeScale, size: SizeOption): string => (scale === 'eu' ? size.name : (size[scale] ?? size.name));

/** The scales that say something of these sizes: the shop's own first. */
export const scalesOf = (sizes: readonly SizeOption[]): SizeScale[] => {
  const others = (['uk', 'us', 'cm'] as const).filter((scale) => sizes.some((size) => size[scale] !== undefined));
  return others.length > 0 ? ['eu', ...others] : [];
};

/** What there is to know of a size before choosing it. */
export const aboutSize = ({ soldOut, reason, delivery }: SizeOption): string => {
  if (soldOut) return reason ?? 'нет в\u00a0наличии';
  return delivery ? deliveryWords[delivery] : '';
};
