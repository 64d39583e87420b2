import type { Texts } from '../locale/texts.ts';
import type { SizeOption } from './size-option.ts';

/** System in which a size is given: European, British, American, or the length of the foot in centimetres. */
export type SizeScale = 'eu' | 'uk' | 'us' | 'cm';

export const formatScale = (scale: SizeScale, texts: Texts['sizePicker']): string => (scale === 'cm' ? texts.cm : scale.toUpperCase());

/** Returns the name of a size in a size system. A size without an equivalent in that system keeps its own name. */
export const convertSize = (scale: SizeScale, size: SizeOption): string => (scale === 'eu' ? size.name : (size[scale] ?? size.name));

const isNumbered = ({ name }: SizeOption): boolean => /^\d/.test(name);

/**
 * Returns the size systems in which `sizes` are given, the European one first. Empty if there is no choice, as for sizes in letters, which
 * all systems share.
 */
export const listScales = (sizes: readonly SizeOption[]): SizeScale[] => {
  const numberedSizes = sizes.filter(isNumbered);
  const otherScales = (['uk', 'us', 'cm'] as const).filter((scale) => numberedSizes.some((size) => size[scale] !== undefined));
  return otherScales.length > 0 ? ['eu', ...otherScales] : [];
};
