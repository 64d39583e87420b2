import type { Channel } from 'storybook/internal/channels';
import { NAVIGATE_URL } from 'storybook/internal/core-events';

/** What a reader does to leave the place to which a link has led. */
const leavingEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** The part of the page that the address of the manager names, which is the frame's own where the page stands alone. */
function readHash(): string {
  try {
    return globalThis.parent.location.hash;
  } catch {
    return location.hash;
  }
}

/**
 * Keeps the heading to which a link leads at the top of the screen while the stories above it load and grow, until its reader scrolls on.
 * Returns how to stop.
 */
export function keepTarget(channel: Pick<Channel, 'on' | 'off'>): () => void {
  let id = decodeURIComponent(readHash().slice(1));
  const scrollToTarget = () => {
    const target = id && document.getElementById(id);
    if (target) target.scrollIntoView({ behavior: 'instant' });
  };
  const follow = (url: string) => {
    if (!url.startsWith('#')) return;
    id = decodeURIComponent(url.slice(1));
    scrollToTarget();
  };
  const leave = () => {
    id = '';
  };
  const observer = new ResizeObserver(scrollToTarget);
  observer.observe(document.body);
  channel.on(NAVIGATE_URL, follow);
  // Storybook scrolls there too, smoothly, to where the target was when it began.
  addEventListener('scrollend', scrollToTarget);
  for (const type of leavingEvents) addEventListener(type, leave, { capture: true, passive: true });
  return () => {
    observer.disconnect();
    channel.off(NAVIGATE_URL, follow);
    removeEventListener('scrollend', scrollToTarget);
    for (const type of leavingEvents) removeEventListener(type, leave, { capture: true });
  };
}
