import { fireEvent } from 'storybook/test';

/** Stops the clock in a play function and moves it on command. Each move tells the page that the tab has become visible again. */
export function holdClock() {
  // Replaces `Date.now` without a spy, because Storybook reads the time whenever a spy is called.
  const real = Date.now;
  const from = Date.now();
  let now = from;
  Date.now = () => now;
  return {
    async moveTo(passed: number) {
      now = from + passed;
      await fireEvent(document, new Event('visibilitychange'));
    },
    letGo() {
      Date.now = real;
    },
  };
}
