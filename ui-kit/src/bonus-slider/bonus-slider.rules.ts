/** Step of the slider, in bonuses. */
export const bonusStep = 10;

/** Part of the available bonuses that is chosen at first. */
const initialShare = 1 / 4;

const limitBonuses = (bonuses: number, available: number): number => Math.max(0, Math.min(bonuses, available));

const roundToStep = (bonuses: number): number => Math.round(bonuses / bonusStep) * bonusStep;

/**
 * Number with which the slider begins: the previously confirmed number, or a quarter of the available bonuses in whole steps. Compute the
 * first `total` with this number.
 */
export const chooseInitialBonuses = (available: number, previous: number | null | undefined): number =>
  limitBonuses(previous || roundToStep(available * initialShare), available);

/**
 * Number that the slider has after `available` has changed: the same share of the available bonuses, in whole steps. The slider does not
 * report it by `onValueChange`, so compute `total` with this number.
 */
export const scaleBonuses = (bonuses: number, { from, to }: { from: number; to: number }): number =>
  from > 0 ? limitBonuses(roundToStep((bonuses * to) / from), to) : chooseInitialBonuses(to, null);

/**
 * Rounds a position of the slider to whole steps. The end of the slider means all available bonuses, even if these are not a whole number
 * of steps.
 */
export const snapSliderValue = (bonuses: number, available: number): number =>
  available - bonuses < bonusStep / 2 ? Math.max(0, available) : limitBonuses(bonuses, available);

/** Number typed by the shopper, which need not be a whole number of steps. An empty field means 0. */
export const limitTypedNumber = (typed: number | null, available: number): number => limitBonuses(typed ?? 0, available);
