import { measureDrawn } from './drawn-box.ts';
import { watchPicture } from './watch-picture.ts';

/** Room at the start of a place below which what is drawn stands in the middle already. */
const leastShift = 2;

export const releaseStory = (place: HTMLElement) => place.style.removeProperty('padding-inline-start');

/**
 * Puts what is narrower than its place into the middle. What would be drawn in another way there, such as a grid whose columns depend on
 * the width, stays at the start.
 */
export function centreStory(place: HTMLElement): void {
  releaseStory(place);
  const box = place.getBoundingClientRect();
  if (!place.firstElementChild || box.width === 0) return;
  const drawn = measureDrawn(place);
  // The page may be zoomed, which is part of boxes but not of styles.
  const zoom = box.width / place.offsetWidth;
  const shift = Math.floor((box.right - drawn.right - (drawn.left - box.left)) / 2);
  if (shift < leastShift) return;
  const padding = Number.parseFloat(getComputedStyle(place).paddingInlineStart);
  place.style.paddingInlineStart = `${padding + shift / zoom}px`;
  const moved = measureDrawn(place);
  const isSame = ([a, b]: readonly [number, number]) => Math.abs(a - b) <= 1;
  const pairs = [[moved.width, drawn.width] as const, [moved.height, drawn.height] as const, [moved.left, drawn.left + shift] as const];
  if (!pairs.every(isSame)) releaseStory(place);
}

/** Keeps a story in the middle of its place while it renders and changes. */
export const followCentre = (place: HTMLElement) => watchPicture(place, () => centreStory(place));
