import type { Page } from 'playwright-core';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Runs in the page. A whole page of the shop has parts whose script comes by itself: it is there when its footer is, and nothing comes any more. */
async function wholePage(): Promise<void> {
  const enoughLooks = 5;
  for (let known = 0, still = 0; still < enoughLooks; ) {
    await new Promise((later) => setTimeout(later, 100));
    const now = document.querySelector('footer') ? document.querySelectorAll('*').length : 0;
    still = now > 0 && now === known ? still + 1 : 0;
    known = now;
  }
}

/** Runs in the page. What is drawn may still change until fonts and pictures are there; a lazy picture below the screen never comes by itself. */
async function settle(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode().catch(() => undefined))]);
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

/** Runs in the page: the box round everything that the story draws, its overlays beside the root too, with room for a focus ring. */
function drawnBox(): Box {
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

/** The story as a PNG, once nothing in it moves any more; `null` where the story says that its picture means nothing. */
export async function takePicture(page: Page, story: string): Promise<Buffer | null> {
  if (await page.evaluate(saysNoPicture)) return null;
  if (story.startsWith('pages-')) await page.evaluate(wholePage);
  await page.evaluate(settle);
  const clip = await page.evaluate(drawnBox);
  const screen = page.viewportSize()?.height ?? 0;
  return page.screenshot({ clip, fullPage: clip.y + clip.height > screen, animations: 'disabled', caret: 'hide', scale: 'css' });
}

declare global {
  var __STORYBOOK_PREVIEW__: {
    currentRender?: { story?: { parameters: { chromatic?: { disableSnapshot?: boolean } } } };
  };
}

/** Runs in the page. Chromatic's own parameter, so that one word holds for both. */
function saysNoPicture(): boolean {
  return globalThis.__STORYBOOK_PREVIEW__.currentRender?.story?.parameters.chromatic?.disableSnapshot === true;
}
