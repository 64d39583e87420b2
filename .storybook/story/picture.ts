import type { Page } from 'playwright-core';
import { type Box, capturePicture } from './devtools.ts';

/** Runs in the browser. Waits for the footer and then until the number of elements is stable, because parts of a shop page load lazily. */
async function waitForWholePage(): Promise<void> {
  const requiredStableCounts = 5;
  for (let previousCount = 0, stableCounts = 0; stableCounts < requiredStableCounts; ) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const count = document.querySelector('footer') ? document.querySelectorAll('*').length : 0;
    stableCounts = count > 0 && count === previousCount ? stableCounts + 1 : 0;
    previousCount = count;
  }
}

/**
 * Runs in the browser. Waits for fonts and images, which change the layout. Lazy images off screen would never load, so they become eager.
 */
async function waitForImages(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode().catch(() => undefined))]);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/**
 * Runs in the browser. Returns the box around everything that the story renders, including overlays outside the root, with room for a focus
 * ring. The box is limited in height.
 */
function findDrawnBox(): Box {
  const margin = 8;
  const maxHeight = 4000;
  const { scrollWidth, scrollHeight } = document.documentElement;
  const bounds = { left: scrollWidth, top: scrollHeight, right: 0, bottom: 0 };
  for (const element of document.querySelectorAll('body *')) {
    if (element.id === 'storybook-root' || element.closest('script, style, .sb-wrapper, #storybook-docs')) continue;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (right - left < 2 || bottom - top < 2) continue;
    bounds.left = Math.min(bounds.left, left);
    bounds.top = Math.min(bounds.top, top + scrollY);
    bounds.right = Math.max(bounds.right, right);
    bounds.bottom = Math.max(bounds.bottom, bottom + scrollY);
  }
  const x = Math.max(0, Math.floor(bounds.left) - margin);
  const y = Math.max(0, Math.floor(bounds.top) - margin);
  const width = Math.min(scrollWidth, Math.ceil(bounds.right) + margin) - x;
  const height = Math.min(scrollHeight, Math.ceil(bounds.bottom) + margin) - y;
  return { x, y, width: Math.max(1, width), height: Math.max(1, Math.min(maxHeight, height)) };
}

declare global {
  /** Resumes the animations that were stopped for a picture. */
  var resumeAnimations: (() => void) | undefined;
}

/** Runs in the browser. Ends all animations, stops those without an end, and hides the caret, which blinks. */
function stopAnimations(): void {
  const endless = new Set<Animation>();
  const endAnimations = () => {
    // Storybook's preview hides animations that follow a scroll position from `document`.
    for (const animation of Document.prototype.getAnimations.call(document)) {
      const endTime = animation.effect?.getComputedTiming().endTime;
      if (endTime === undefined || animation.playbackRate === 0 || endless.has(animation)) continue;
      if (Number.isFinite(endTime)) animation.finish();
      else {
        animation.cancel();
        endless.add(animation);
      }
    }
  };
  const startEvents = ['transitionrun', 'animationstart'];
  endAnimations();
  for (const eventName of startEvents) document.addEventListener(eventName, endAnimations);
  // A style sheet for all elements would compute the styles of the whole page again.
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
  focused?.style.setProperty('caret-color', 'transparent', 'important');
  globalThis.resumeAnimations = () => {
    for (const eventName of startEvents) document.removeEventListener(eventName, endAnimations);
    for (const animation of endless) animation.play();
    focused?.style.removeProperty('caret-color');
  };
}

/**
 * Runs in the browser. Cuts the footer of a shop page from the picture where it is below the first screen: footers are the same on every
 * page, and have stories of their own.
 */
function cutFooter(box: Box): Box {
  const footer = document.querySelector('footer');
  if (!footer) return box;
  const bottom = Math.max(innerHeight, Math.floor(footer.getBoundingClientRect().top + scrollY));
  return { ...box, height: Math.min(box.height, bottom - box.y) };
}

const showsPage = (story: string): boolean => story.startsWith('pages-');
const showsFooter = (story: string): boolean => !showsPage(story) || story.startsWith('pages-shell');

/**
 * Source of all that runs in the browser before a picture is taken, as one script, because each call into the browser costs as much as some
 * of these steps.
 */
const composePreparation = (story: string) => `(async () => {
  if ((${disablesPicture})()) return null;
  // Focus may have scrolled the page, and its sticky parts would be drawn in the middle of the picture.
  scrollTo({ top: 0, behavior: 'instant' });
  ${showsPage(story) ? `await (${waitForWholePage})();` : ''}
  await (${waitForImages})();
  const box = (${findDrawnBox})();
  (${stopAnimations})();
  return ${showsFooter(story) ? 'box' : `(${cutFooter})(box)`};
})()`;

/** Captures the story as a PNG once it is stable. Returns null for a story that disables its snapshot. */
export async function takePicture(page: Page, story: string): Promise<Buffer | null> {
  const box = await page.evaluate<Box | null>(composePreparation(story));
  if (!box) return null;
  try {
    return await capturePicture(page, box);
  } finally {
    await page.evaluate(() => globalThis.resumeAnimations?.());
  }
}

declare global {
  var __STORYBOOK_PREVIEW__: {
    currentRender?: { story?: { parameters: { chromatic?: { disableSnapshot?: boolean } } } };
  };
}

/**
 * Runs in the browser. Whether the story disables its picture. The parameter is Chromatic's, so that one setting applies to both checks.
 */
function disablesPicture(): boolean {
  return globalThis.__STORYBOOK_PREVIEW__.currentRender?.story?.parameters.chromatic?.disableSnapshot === true;
}
