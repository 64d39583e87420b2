import { measureDrawn } from './drawn-box.ts';
import { watchPicture } from './watch-picture.ts';

/** Least shift in pixels: a story that needs less is centred already. */
const leastShift = 2;

export const releaseStory = (container: HTMLElement) => container.style.removeProperty('padding-inline-start');

/**
 * Centres a story that is narrower than its container. A story that would look different when centred, such as a grid whose columns depend
 * on the width, stays at the start.
 */
export function centreStory(container: HTMLElement): void {
  releaseStory(container);
  const box = container.getBoundingClientRect();
  if (!container.firstElementChild || box.width === 0) return;
  const drawnBefore = measureDrawn(container);
  // The zoom of the page is part of measured boxes, but not of style values.
  const zoom = box.width / container.offsetWidth;
  const shift = Math.floor((box.right - drawnBefore.right - (drawnBefore.left - box.left)) / 2);
  if (shift < leastShift) return;
  const padding = Number.parseFloat(getComputedStyle(container).paddingInlineStart);
  container.style.paddingInlineStart = `${padding + shift / zoom}px`;
  const drawnAfter = measureDrawn(container);
  const isSame = ([a, b]: readonly [number, number]) => Math.abs(a - b) <= 1;
  const pairs = [
    [drawnAfter.width, drawnBefore.width] as const,
    [drawnAfter.height, drawnBefore.height] as const,
    [drawnAfter.left, drawnBefore.left + shift] as const,
  ];
  if (!pairs.every(isSame)) releaseStory(container);
}

/** Keeps a story in the middle of its container while it renders and changes. */
export const followCentre = (container: HTMLElement) => watchPicture(container, () => centreStory(container));
