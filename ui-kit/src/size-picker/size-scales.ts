import type { Texts } from '../locale/texts.ts';

/** Size system. */
export type SizeScale = 'eu' | 'uk' | 'us' | 'cm';

/** Delivery speed of a size: `fast` from stock, `slow` to order, `both` when available either way. */
export type SizeDelivery = 'fast' | 'slow' | 'both';

export interface SizeOption {
  /** Value submitted with the form and passed to `onValueChange`, unique among the sizes. */
  value: string;
  /** Size as the shop writes it: «41», «M». */
  name: string;
  /** British size. */
  uk?: string | undefined;
  /** American size. */
  us?: string | undefined;
  /** Foot length in centimetres. */
  cm?: string | undefined;
  /**
   * Whether the size is sold out. A sold-out size is struck through; it can be focused but not chosen.
   * @default false
   */
  soldOut?: boolean | undefined;
  /**
   * Reason why a sold-out size cannot be chosen, worded to follow «43: ».
   * @default 'нет в наличии'
   */
  reason?: string | undefined;
  /** Short note below the size: «1 пара». */
  note?: string | undefined;
  /** Delivery speed, shown below the sizes when this size is chosen or focused. */
  delivery?: SizeDelivery | undefined;
  /**
   * Whether the name is too long for a grid cell, like «Один размер», and needs its own line.
   * @default false
   */
  wide?: boolean | undefined;
}

type SizeTexts = Texts['sizePicker'];

/** Name of a size system. */
export const formatScale = (scale: SizeScale, texts: SizeTexts): string => (scale === 'cm' ? texts.cm : scale.toUpperCase());

/** A size in a system. A size without an equivalent there keeps its name. */
export const convertSize = (scale: SizeScale, size: SizeOption): string => (scale === 'eu' ? size.name : (size[scale] ?? size.name));

const isNumbered = ({ name }: SizeOption): boolean => /^\d/.test(name);

/** Size systems in which these sizes are given, European first. Empty if there is only one, as for letters, which all systems share. */
export const listScales = (sizes: readonly SizeOption[]): SizeScale[] => {
  const numbered = sizes.filter(isNumbered);
  const others = (['uk', 'us', 'cm'] as const).filter((scale) => numbered.some((size) => size[scale] !== undefined));
  return others.length > 0 ? ['eu', ...others] : [];
};

/** Description of a size before it is chosen. */
export const describeSize = ({ soldOut, reason, delivery }: SizeOption, texts: SizeTexts): string => {
  if (soldOut) return reason ?? texts.soldOut;
  return delivery ? texts.delivery[delivery] : '';
};
