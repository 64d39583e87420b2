/** Step of the slider: ten bonuses. */
export const bonusStep = 10;

/** Part of the available bonuses that is chosen at first. */
const firstShare = 1 / 4;

const limitBonuses = (bonuses: number, available: number): number => Math.max(0, Math.min(bonuses, available));

const roundToStep = (bonuses: number): number => Math.round(bonuses / bonusStep) * bonusStep;

/**
 * Number with which the slider begins: the one confirmed before, or a quarter of the available bonuses in whole steps. The first `total` is
 * computed with it.
 */
export const chooseInitialBonuses = (available: number, previous: number | null | undefined): number =>
  limitBonuses(previous || roundToStep(available * firstShare), available);

/**
 * Number that the slider has after `available` has changed: the same share, in whole steps. The slider does not report it by
 * `onValueChange`, so compute `total` with it.
 */
export const scaleBonuses = (bonuses: number, { from, to }: { from: number; to: number }): number =>
  from > 0 ? limitBonuses(roundToStep((bonuses * to) / from), to) : chooseInitialBonuses(to, null);

/** Number at a position of the slider. Its end stands for all available bonuses, even when they are no whole number of steps. */
export const snapSliderValue = (bonuses: number, available: number): number =>
  available - bonuses < bonusStep / 2 ? Math.max(0, available) : limitBonuses(bonuses, available);

/** Number typed by the shopper, which need not be a whole number of steps. An empty field means none. */
export const limitTypedNumber = (typed: number | null, available: number): number => limitBonuses(typed ?? 0, available);
