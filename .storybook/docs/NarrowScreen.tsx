import { useContext, useRef } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { formatSettings, SettingsContext } from './settings.ts';

/** Narrowest screen that the kit supports. */
const width = 320;

/** A story as it is on the narrowest screen. The frame is as tall as its content, or as the screen that an overlay covers. */
export function NarrowScreen({ story, isOverlay }: { story: PreparedStory; isOverlay: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const settings = useContext(SettingsContext);
  const followHeight = () => {
    const content = frame.current?.contentDocument?.querySelector('#storybook-root');
    if (!content || isOverlay) return;
    new ResizeObserver(() => {
      const { bottom } = content.getBoundingClientRect();
      if (frame.current) frame.current.style.height = `${Math.ceil(bottom) + 16}px`;
    }).observe(content);
  };
  return (
    <figure className="narrow-screen">
      <iframe
        ref={frame}
        className="live-story"
        title={`${story.name} on a screen of ${width} px`}
        loading="lazy"
        width={width}
        style={{ width, height: isOverlay ? 568 : 200 }}
        src={`iframe.html?id=${story.id}&viewMode=story&globals=a11y.manual:!true;${formatSettings(settings)}`}
        onLoad={followHeight}
      />
      <figcaption>{width} px</figcaption>
    </figure>
  );
}
