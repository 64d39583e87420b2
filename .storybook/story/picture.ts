import type { Page } from 'playwright-core';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Runs in the page. Waits for the footer and then until the number of elements is stable, because parts of a shop page load lazily. */
async function waitForWholePage(): Promise<void> {
  const enoughLooks = 5;
  for (let before = 0, still = 0; still < enoughLooks; ) {
    await new Promise((later) => setTimeout(later, 100));
    const now = document.querySelector('footer') ? document.querySelectorAll('*').length : 0;
    still = now > 0 && now === before ? still + 1 : 0;
    before = now;
  }
}

/** Runs in the page. Waits for fonts and images, which change the layout. Lazy images off screen would never load, so they become eager. */
async function settle(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode().catch(() => undefined))]);
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

/**
 * Runs in the page. Returns the box around everything that the story renders, including overlays outside the root, with room for a focus
 * ring.
 */
function findDrawnBox(): Box {
  const margin = 8;
  const tallest = 4000;
  const { scrollWidth, scrollHeight } = document.documentElement;
  const around = { left: scrollWidth, top: scrollHeight, right: 0, bottom: 0 };
  for (const element of document.querySelectorAll('body *')) {
    if (element.id === 'storybook-root' || element.closest('script, style, .sb-wrapper, #storybook-docs')) continue;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (right - left < 2 || bottom - top < 2) continue;
    around.left = Math.min(around.left, left);
    around.top = Math.min(around.top, top + scrollY);
    around.right = Math.max(around.right, right);
    around.bottom = Math.max(around.bottom, bottom + scrollY);
  }
  const x = Math.max(0, Math.floor(around.left) - margin);
  const y = Math.max(0, Math.floor(around.top) - margin);
  const width = Math.min(scrollWidth, Math.ceil(around.right) + margin) - x;
  const height = Math.min(scrollHeight, Math.ceil(around.bottom) + margin) - y;
  return { x, y, width: Math.max(1, width), height: Math.max(1, Math.min(tallest, height)) };
}

/** Captures the story as a PNG once it is stable. Returns null for a story that disables its snapshot. */
export async function takePicture(page: Page, story: string): Promise<Buffer | null> {
  if (await page.evaluate(disablesPicture)) return null;
  if (story.startsWith('pages-')) await page.evaluate(waitForWholePage);
  await page.evaluate(settle);
  const clip = await page.evaluate(findDrawnBox);
  const screen = page.viewportSize()?.height ?? 0;
  return page.screenshot({ clip, fullPage: clip.y + clip.height > screen, animations: 'disabled', caret: 'hide', scale: 'css' });
}

declare global {
  var __STORYBOOK_PREVIEW__: {
    currentRender?: { story?: { parameters: { chromatic?: { disableSnapshot?: boolean } } } };
  };
}

/** Runs in the page. Whether the story disables its picture. The parameter is Chromatic's, so that one setting applies to both checks. */
function disablesPicture(): boolean {
  return globalThis.__STORYBOOK_PREVIEW__.currentRender?.story?.parameters.chromatic?.disableSnapshot === true;
}
