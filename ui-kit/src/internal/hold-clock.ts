import { fireEvent } from 'storybook/test';

/** Stops the clock in a play function, which then moves it by hand. Each move also tells the page that its tab has become visible again. */
export function holdClock() {
  // Replaces `Date.now` without a spy, because Storybook reads the time whenever a spy is called.
  const realNow = Date.now;
  const startTime = Date.now();
  let now = startTime;
  Date.now = () => now;
  return {
    async moveTo(elapsedMs: number) {
      now = startTime + elapsedMs;
      await fireEvent(document, new Event('visibilitychange'));
    },
    release() {
      Date.now = realNow;
    },
  };
}
