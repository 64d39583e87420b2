/** How often the place of the page is looked at while it moves. */
export const throttleMs = 100;
/** How long after the last movement the header comes back. */
export const settleMs = 200;

interface HeaderScroll {
  /** How far down the page stands now. */
  position: () => number;
  /** Takes whether the header is to be away; called when that changes. */
  changed: (away: boolean) => void;
}

/**
 * Decides when the header goes away: while the page goes down, and not longer. It comes back with the first look at a page that goes up,
 * once the page stands still, and at the very top.
 */
export function headerScroll({ position, changed }: HeaderScroll) {
  let last = position();
  let away = false;
  let looking: ReturnType<typeof setTimeout> | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;
  const set = (next: boolean) => {
    if (next === away) return;
    away = next;
    changed(next);
  };
  const look = () => {
    looking = undefined;
    const now = position();
    if (now !== last) set(now > last && now > 0);
    last = now;
  };
  return {
    scrolled() {
      looking ??= setTimeout(look, throttleMs);
      clearTimeout(settling);
      settling = setTimeout(() => set(false), settleMs);
    },
    stop() {
      clearTimeout(looking);
      clearTimeout(settling);
    },
  };
}
