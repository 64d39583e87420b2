import { fireEvent } from 'storybook/test';

/** For plays: the clock stands still from here and moves as far as it is told, which the page finds as a tab does that comes back. */
export function holdClock() {
  // No spy: Storybook asks for the time at each call of one.
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
