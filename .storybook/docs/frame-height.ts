import type { Channel } from 'storybook/internal/channels';
import { STORY_FINISHED } from 'storybook/internal/core-events';

const isVisible = (element: Element) => element.getBoundingClientRect().height > 0;

const isDisplayed = (element: Element) => isVisible(element) || [...element.querySelectorAll('*')].some(isVisible);

/** Whether something stands over the story, such as a dialog or an open list. */
const hasOverlay = (body: HTMLElement): boolean =>
  [...body.querySelectorAll(':scope > :not(#storybook-root, script, style)')].some(isDisplayed);

/** Whether an element is fixed to the window, such as toasts and bars, which leave no room for themselves. */
export const isFixed = (element: Element): boolean => element.ownerDocument.defaultView?.getComputedStyle(element).position === 'fixed';

const hasFixed = (body: HTMLElement): boolean =>
  [...body.querySelectorAll('#storybook-root *')].some((element) => isFixed(element) && isDisplayed(element));

/**
 * Takes the focus from what the play or an opening dialog has focused, whose ring would look like a part of the example. What closes
 * without the focus keeps it: the owner of an open list, menu or tooltip.
 */
function releaseFocus(body: HTMLElement): void {
  const focused = body.ownerDocument.activeElement;
  if (!focused || focused === body || !('blur' in focused) || focused.closest('details[open]')) return;
  const dialog = focused.closest('[role=dialog], [role=alertdialog]');
  if (dialog || !hasOverlay(body)) (focused as HTMLElement).blur();
}

/** Window of a story's frame, with the channel of Storybook's preview. */
type StoryWindow = Window & { __STORYBOOK_ADDONS_CHANNEL__?: Pick<Channel, 'once' | 'last'> };

/** Waits until the story in a frame has been played. Is called when the frame has loaded. */
export function waitForStory(frame: HTMLIFrameElement): Promise<void> {
  const channel = (frame.contentWindow as StoryWindow | null)?.__STORYBOOK_ADDONS_CHANNEL__;
  if (!channel || channel.last(STORY_FINISHED)) return Promise.resolve();
  return new Promise((resolve) => channel.once(STORY_FINISHED, () => resolve()));
}

/**
 * Makes a frame as tall as its story, or as `overlayHeight` while an overlay is open. Is called when the story has been played: a list that
 * opens in a frame without room for it would be empty.
 */
export function followContentHeight(frame: HTMLIFrameElement, overlayHeight: string): void {
  const body = frame.contentDocument?.body;
  const story = body?.querySelector('#storybook-root');
  if (!body || !story) return;
  const update = () => {
    const { height, bottom } = story.getBoundingClientRect();
    // The bottom is where the page inside the frame ends, which may have been scrolled.
    const end = Math.ceil(bottom + (frame.contentWindow?.scrollY ?? 0)) + 16;
    if (hasOverlay(body) || hasFixed(body)) frame.style.height = overlayHeight;
    else if (height > 0) frame.style.height = `${end}px`;
  };
  new ResizeObserver(update).observe(story);
  new MutationObserver(update).observe(body, { childList: true, subtree: true });
  update();
  releaseFocus(body);
}
