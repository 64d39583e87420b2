import type { Channel } from 'storybook/internal/channels';
import { NAVIGATE_URL } from 'storybook/internal/core-events';

/** Events by which a reader scrolls away from the heading to which a link has led. */
const leavingEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** The fragment in the URL of Storybook's manager, or in the URL of the page itself if the page is open without the manager. */
function readHash(): string {
  try {
    return globalThis.parent.location.hash;
  } catch {
    return location.hash;
  }
}

/**
 * Keeps the heading to which a link leads at the top of the screen while the stories above it load and grow, until the reader scrolls on.
 * Returns a function that stops doing so.
 */
export function keepTarget(channel: Pick<Channel, 'on' | 'off'>): () => void {
  let targetId = decodeURIComponent(readHash().slice(1));
  const scrollToTarget = () => {
    const target = targetId && document.getElementById(targetId);
    if (target) target.scrollIntoView({ behavior: 'instant' });
  };
  const followLink = (url: string) => {
    if (!url.startsWith('#')) return;
    targetId = decodeURIComponent(url.slice(1));
    scrollToTarget();
  };
  const forgetTarget = () => {
    targetId = '';
  };
  const observer = new ResizeObserver(scrollToTarget);
  observer.observe(document.body);
  channel.on(NAVIGATE_URL, followLink);
  // Storybook also scrolls to the target, smoothly, but to its position at the beginning of the scroll.
  addEventListener('scrollend', scrollToTarget);
  for (const type of leavingEvents) addEventListener(type, forgetTarget, { capture: true, passive: true });
  return () => {
    observer.disconnect();
    channel.off(NAVIGATE_URL, followLink);
    removeEventListener('scrollend', scrollToTarget);
    for (const type of leavingEvents) removeEventListener(type, forgetTarget, { capture: true });
  };
}
