import { jest } from '@jest/globals';
import { createHeaderScroll, settleMs, throttleMs } from './header-scroll.ts';

let scrollTop = 0;
const readPosition = jest.fn(() => scrollTop);
const changes: boolean[] = [];

function scrollTo(position: number) {
  scrollTop = position;
  headerScroll.handleScroll();
}

let headerScroll: ReturnType<typeof createHeaderScroll>;
beforeEach(() => {
  jest.useFakeTimers();
  scrollTop = 0;
  changes.length = 0;
  headerScroll = createHeaderScroll({ readPosition, onChange: (isHidden) => changes.push(isHidden) });
  readPosition.mockClear();
});
afterEach(() => {
  headerScroll.stop();
  jest.useRealTimers();
});

test('the header is hidden while the page scrolls down, and the scroll position is read at most every 100 ms', () => {
  expect(throttleMs).toBe(100);
  for (let step = 1; step <= 99; step += 1) {
    scrollTo(step);
    jest.advanceTimersByTime(1);
  }
  expect(readPosition).toHaveBeenCalledTimes(0);
  scrollTo(100);
  jest.advanceTimersByTime(1);
  expect(readPosition).toHaveBeenCalledTimes(1);
  expect(changes).toEqual([true]);
});

test('the header returns when the page scrolls up', () => {
  scrollTo(500);
  jest.advanceTimersByTime(100);
  scrollTo(460);
  jest.advanceTimersByTime(100);
  expect(changes).toEqual([true, false]);
});

test('the header returns 200 ms after the last scroll event', () => {
  expect(settleMs).toBe(200);
  scrollTo(500);
  jest.advanceTimersByTime(150);
  scrollTo(600);
  jest.advanceTimersByTime(199);
  expect(changes).toEqual([true]);
  jest.advanceTimersByTime(1);
  expect(changes).toEqual([true, false]);
});

test('the header stays visible during an overscroll at the top', () => {
  scrollTop = -60;
  headerScroll = createHeaderScroll({ readPosition, onChange: (isHidden) => changes.push(isHidden) });
  scrollTo(-20);
  jest.advanceTimersByTime(100);
  expect(changes).toEqual([]);
});

test('a scroll does not hide the header if the handling of scrolls is stopped right after it', () => {
  scrollTo(500);
  headerScroll.stop();
  jest.advanceTimersByTime(1000);
  expect(changes).toEqual([]);
});
