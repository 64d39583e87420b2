import { type RefObject, useEffect } from 'react';
import { followCentre } from './centre-story.ts';
import { followContentHeight, waitForStory } from './frame-height.ts';
import { queueFrame } from './frame-queue.ts';
import { useNear } from './use-near.ts';

const isOnScreen = (element: Element | null) => {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < innerHeight;
};

interface StoryFrameProps {
  frame: RefObject<HTMLIFrameElement | null>;
  title: string;
  url: string;
  width?: number;
  /** Height of the frame while an overlay opens. Afterwards the frame is as tall as its content. */
  height: number;
  /** Height to add to that of the story, for content that the page adds around the story. */
  margin?: number;
  /** Height before the story has rendered. @default `height` */
  initialHeight?: number;
  /** Whether the frame loads at once, instead of waiting until it is near the screen. */
  loadsAhead?: boolean;
  /** Whether the story needs the focus while it plays. @default true */
  needsFocus?: boolean;
  /** Whether a story that is narrower than the frame is centred. */
  isCentred?: boolean;
  /** Called when the story has been played. */
  onPlayed?: ((body: HTMLElement) => void) | undefined;
}

/**
 * A story in a frame of its own. The frame loads when it comes near the screen, and is invisible before, because a blank frame is white.
 */
export function StoryFrame({
  frame,
  title,
  url,
  width,
  height,
  margin,
  initialHeight,
  loadsAhead = false,
  needsFocus = true,
  isCentred = false,
  onPlayed,
}: StoryFrameProps) {
  const isNear = useNear(frame);
  const shouldLoad = isNear || loadsAhead;
  useEffect(() => {
    if (!shouldLoad) return undefined;
    let isCurrent = true;
    const load = async () => {
      const element = frame.current;
      if (!isCurrent || !element) return;
      element.src = url;
      await new Promise((resolve) => element.addEventListener('load', resolve, { once: true }));
      element.dataset.loaded = '';
      await waitForStory(element);
      const story = element.contentDocument?.querySelector<HTMLElement>('#storybook-root');
      if (isCentred && story) followCentre(story);
      followContentHeight(element, { overlayHeight: height, margin });
      if (element.contentDocument) onPlayed?.(element.contentDocument.body);
    };
    queueFrame({ load, isOnScreen: () => isOnScreen(frame.current), needsFocus });
    return () => {
      isCurrent = false;
    };
  }, [shouldLoad, url, height, margin, isCentred, needsFocus, frame, onPlayed]);
  return <iframe ref={frame} className="live-story" title={title} style={{ width, height: initialHeight ?? height }} />;
}
