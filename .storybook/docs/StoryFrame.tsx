import { type RefObject, useEffect } from 'react';
import { followCentre } from './centre-story.ts';
import { followContentHeight, waitForStory } from './frame-height.ts';
import { useNear } from './use-near.ts';

/** Milliseconds that a frame may take before the next one loads. */
const maxLoadMs = 30_000;

let lastFrame: Promise<unknown> = Promise.resolve();

/**
 * The frames of a page load one after another. Their stories play, which moves the focus, and a page has only one: what is opened in one
 * frame would close, or not open, when the next takes the focus.
 */
function queueFrame(load: () => Promise<unknown>): void {
  const loadInTime = () => Promise.race([load(), new Promise((resolve) => setTimeout(resolve, maxLoadMs))]);
  lastFrame = lastFrame.then(loadInTime, loadInTime);
}

interface StoryFrameProps {
  frame: RefObject<HTMLIFrameElement | null>;
  title: string;
  url: string;
  width?: number;
  /** Height in which an overlay opens; then the frame is as tall as its content. */
  height: number;
  /** Height to add to that of the story, for content that the page adds around the story. */
  margin?: number;
  /** Height before the story has rendered. @default that of an overlay */
  initialHeight?: number;
  /** Whether the frame loads at once, instead of waiting until it is near the screen. */
  loadsAhead?: boolean;
  /** Whether a story that is narrower than the frame is centred. */
  isCentred?: boolean;
  /** Called when the story has been played. */
  onPlayed?: ((body: HTMLElement) => void) | undefined;
}

/** A story in a frame of its own, which loads when it comes near the screen, and is invisible before, because a blank frame is white. */
export function StoryFrame({
  frame,
  title,
  url,
  width,
  height,
  margin,
  initialHeight,
  loadsAhead = false,
  isCentred = false,
  onPlayed,
}: StoryFrameProps) {
  const isNear = useNear(frame);
  const shouldLoad = isNear || loadsAhead;
  useEffect(() => {
    if (!shouldLoad) return undefined;
    let isCurrent = true;
    queueFrame(async () => {
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
    });
    return () => {
      isCurrent = false;
    };
  }, [shouldLoad, url, height, margin, isCentred, frame, onPlayed]);
  return <iframe ref={frame} className="live-story" title={title} style={{ width, height: initialHeight ?? height }} />;
}
