/** The effort of a purchase, from the product's page to the thanks for the payment. */
export interface PurchaseFigures {
  taps: number;
  /** Number of fields that are typed into. */
  typed: number;
  /** How far the thumb scrolls, in px. */
  scrolled: number;
  /** Maximum height of the checkout with its header, in px. The links of the footer, which begins below the screen, do not count. */
  height: number;
  /** Number of steps of the checkout that begin with neither the pay button nor the sum in sight. */
  outOfSight: number;
  /** Sum of the layout shifts of all pages. */
  shift: number;
}

export type Purchase = 'guest, pickup point' | 'guest, courier' | 'second order, pickup point' | 'second order, courier';

/**
 * Limits of a purchase: its present figures, with some reserve for scrolling. Lower a limit when a purchase gets shorter. All goals are
 * reached: 13 taps with a pickup point, 16 with a courier, 5 for a second order without typing; 1,500 px of scrolling; a checkout of three
 * screens, and of one for a second order; the button or the sum always in sight.
 */
export const limits: Record<Purchase, PurchaseFigures> = {
  'guest, pickup point': { taps: 13, typed: 6, scrolled: 1340, height: 1900, outOfSight: 0, shift: 0.02 },
  'guest, courier': { taps: 14, typed: 9, scrolled: 1340, height: 1780, outOfSight: 0, shift: 0.02 },
  'second order, pickup point': { taps: 5, typed: 0, scrolled: 650, height: 640, outOfSight: 0, shift: 0.02 },
  'second order, courier': { taps: 5, typed: 0, scrolled: 650, height: 640, outOfSight: 0, shift: 0.02 },
};
