import type { Channel } from 'storybook/internal/channels';
import { STORY_FINISHED } from 'storybook/internal/core-events';

/** Whether an element is visible. Elements that are only for screen readers or the focus are one pixel large. */
const isVisible = (element: Element) => element.getBoundingClientRect().height > 1;

const isDisplayed = (element: Element) => isVisible(element) || [...element.querySelectorAll('*')].some(isVisible);

/** Elements over the story, such as a dialog or an open list. */
const listOverlays = (body: HTMLElement): Element[] =>
  [...body.querySelectorAll(':scope > :not(#storybook-root, script, style)')].filter(isDisplayed);

/** Whether an element is fixed to the window, such as a toast or a bar, which takes no room in the page. */
export const isFixed = (element: Element): boolean => element.ownerDocument.defaultView?.getComputedStyle(element).position === 'fixed';

/** Whether nothing of an element is painted, such as the field that a slider has for the keyboard. */
const isClipped = (element: Element): boolean => element.ownerDocument.defaultView?.getComputedStyle(element).clipPath !== 'none';

const hasFixed = (body: HTMLElement): boolean =>
  [...body.querySelectorAll('#storybook-root *')].some((element) => isFixed(element) && !isClipped(element) && isDisplayed(element));

/**
 * Removes the focus that the play function or an opening dialog has set, because its ring would look like a part of the example. The owner
 * of an open list, menu or tooltip keeps the focus, because without focus the overlay would close.
 */
function releaseFocus(body: HTMLElement): void {
  const focused = body.ownerDocument.activeElement;
  if (!focused || focused === body || !('blur' in focused) || focused.closest('details[open]')) return;
  const dialog = focused.closest('[role=dialog], [role=alertdialog]');
  if (dialog || listOverlays(body).length === 0) (focused as HTMLElement).blur();
}

/** Window of a story's frame, with the channel of Storybook's preview. */
type StoryWindow = Window & { __STORYBOOK_ADDONS_CHANNEL__?: Pick<Channel, 'once' | 'last'> };

/** Waits until the story in a loaded frame has been played. */
export function waitForStory(frame: HTMLIFrameElement): Promise<void> {
  const channel = (frame.contentWindow as StoryWindow | null)?.__STORYBOOK_ADDONS_CHANNEL__;
  if (!channel || channel.last(STORY_FINISHED)) return Promise.resolve();
  return new Promise((resolve) => channel.once(STORY_FINISHED, () => resolve()));
}

/**
 * Least width of a frame's window with which elements are compared. A narrower window means that the page around the frame is still being
 * laid out: then even a tooltip would cover the window.
 */
const leastWindow = 200;

/** Whether an element is as large as the window, such as the backdrop of a dialog or a menu. */
function coversWindow(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const view = element.ownerDocument.defaultView;
  return view !== null && view.innerWidth >= leastWindow && width >= view.innerWidth && height >= view.innerHeight;
}

/** Boxes of an overlay. An element that covers the window or has no size is replaced by its children. */
function listBoxes(element: Element): DOMRect[] {
  const box = element.getBoundingClientRect();
  return box.width * box.height === 0 || coversWindow(element) ? [...element.children].flatMap(listBoxes) : [box];
}

const hasBackground = (element: Element) =>
  !/^rgba\(.*, 0\)$|^transparent$/.test(element.ownerDocument.defaultView?.getComputedStyle(element).backgroundColor ?? 'transparent');

/** Whether an overlay covers the whole page below it. */
const isModal = (overlay: Element) =>
  [overlay, ...overlay.querySelectorAll('*')].some((element) => coversWindow(element) && hasBackground(element));

/**
 * Distance of an overlay from the end of its frame, so that the overlay's edge is visible. It exceeds the 16 px that a popup keeps from the
 * edge of a screen: with exactly 16 px, the popup would open on another side.
 */
const overlayMargin = 24;
/** Height of the page that stays visible around a dialog. */
const modalMargin = 64;

interface OverlayRoom {
  /** Position of the story's bottom edge, including the space that must stay below the story. */
  storyEnd: number;
  windowHeight: number;
  margin: number;
}

/** Height that open overlays need, or undefined if they fill any height, such as drawers. */
function measureOverlays(overlays: readonly Element[], { storyEnd, windowHeight, margin }: OverlayRoom): number | undefined {
  const boxes = overlays.flatMap(listBoxes);
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  if (boxes.length === 0 || (top <= 0 && bottom >= windowHeight)) return undefined;
  if (overlays.some(isModal)) return Math.ceil(Math.min(windowHeight, bottom - top + modalMargin + margin));
  return Math.ceil(Math.max(bottom + overlayMargin + margin, storyEnd));
}

/** Number of paints after which an opened list has its final position, also on a busy machine. */
const placementPaints = 6;

const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

interface FrameRoom {
  /** Height of the frame while overlays open in it. */
  overlayHeight: number;
  /** Height that the page needs below the story. @default 0 */
  margin?: number | undefined;
}

/**
 * Makes a frame as tall as its story, or as its open overlays. Call this when the story has been played. A list that opens in a frame
 * without room for it would be empty, so the frame first becomes `overlayHeight` tall and is then fitted to the list. Marks a frame whose
 * overlay covers the page.
 */
export function followContentHeight(frame: HTMLIFrameElement, { overlayHeight, margin = 0 }: FrameRoom): void {
  const body = frame.contentDocument?.body;
  const story = body?.querySelector('#storybook-root');
  if (!body || !story) return;
  let isOpen = false;
  let isOpening = false;
  const setHeight = (height: number) => {
    frame.style.height = `${height}px`;
  };
  const fitHeight = () => {
    const overlays = listOverlays(body);
    const { height, bottom } = story.getBoundingClientRect();
    // The story's end counts from the top of the page in the frame, even if that page is scrolled. Below the story is the page's own
    // padding: none if the story reaches the edges of a screen.
    const padding = Number.parseFloat(frame.contentWindow?.getComputedStyle(body).paddingBottom ?? '0');
    const storyEnd = Math.ceil(bottom + (frame.contentWindow?.scrollY ?? 0)) + Math.max(padding, margin);
    if (overlays.some(isModal)) frame.dataset.modal = '';
    if (hasFixed(body)) setHeight(overlayHeight);
    else if (overlays.length > 0) {
      const windowHeight = frame.contentWindow?.innerHeight ?? overlayHeight;
      setHeight(measureOverlays(overlays, { storyEnd, windowHeight, margin }) ?? overlayHeight);
    } else if (height > 0) setHeight(storyEnd);
  };
  const updateHeight = async () => {
    const wasOpen = isOpen;
    isOpen = listOverlays(body).length > 0;
    if (isOpening) return;
    if (isOpen && !wasOpen) {
      isOpening = true;
      setHeight(overlayHeight);
      // The list is positioned again when the frame has grown, and fills the new room some paints later.
      for (let paint = 0; paint < placementPaints; paint += 1) await nextPaint();
      isOpening = false;
    }
    fitHeight();
  };
  new ResizeObserver(() => void updateHeight()).observe(story);
  new MutationObserver(() => void updateHeight()).observe(body, { childList: true, subtree: true });
  void updateHeight();
  releaseFocus(body);
}
