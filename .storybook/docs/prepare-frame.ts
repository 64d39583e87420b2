import { keepReaderInDocs } from './story-links.ts';

/**
 * Storybook waits up to five seconds for running animations before axe checks a story. Animations that follow a scroll position never
 * finish, so they are left out. Stories also run in jsdom, which has no animations.
 */
function ignoreScrollAnimations() {
  if (!('getAnimations' in document)) return;
  const allAnimations = document.getAnimations.bind(document);
  document.getAnimations = () => allAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
}

/**
 * On a docs page, a framed story opens its overlay, which takes the focus and scrolls to its current item. Meanwhile the docs page must not
 * scroll, and the overlay must stay open when the focus leaves the frame for the next one.
 */
function keepDocsPosition() {
  if (!globalThis.frameElement?.classList.contains('live-story')) return;
  const ignoreLeaving = (event: Event) => {
    if (!document.hasFocus()) event.stopImmediatePropagation();
  };
  for (const type of ['blur', 'focusout']) addEventListener(type, ignoreLeaving, true);
  const focus = HTMLElement.prototype.focus;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  const scrollIntoView = Element.prototype.scrollIntoView;
  Element.prototype.scrollIntoView = function scrollInFrame(options) {
    const { scrollX: left, scrollY: top } = globalThis.parent;
    scrollIntoView.call(this, options);
    globalThis.parent.scrollTo({ left, top, behavior: 'instant' });
  };
}

/**
 * A story in a frame of a docs page loses the focus to the next frame. The focused control keeps the look of the focus if that look was
 * visible: after a key press, or in a field. Pictures of states set that look themselves.
 */
function keepFocusLook() {
  const { frameElement } = globalThis;
  if (!frameElement?.classList.contains('live-story') || frameElement.closest('.part-picture')) return;
  let usesKeys = false;
  let control: Element | undefined;
  let removeLook: (() => void) | undefined;
  for (const type of ['keydown', 'pointerdown']) {
    const follow = () => {
      usesKeys = type === 'keydown';
    };
    addEventListener(type, follow, true);
  }
  addEventListener('focusin', ({ target }) => {
    removeLook?.();
    control = target instanceof Element && (usesKeys || target.matches('input, textarea')) ? target : undefined;
  });
  addEventListener('blur', async ({ target }) => {
    if (target !== globalThis || !control) return;
    const { applyFocus } = await import('./pseudo-states.ts');
    if (!document.hasFocus() && control.isConnected) removeLook = applyFocus(control);
  });
}

/** Prepares a frame before Storybook renders in it: that of a story, or of a docs page. */
export function prepareFrame() {
  ignoreScrollAnimations();
  keepFocusLook();
  keepDocsPosition();
  keepReaderInDocs();
}
