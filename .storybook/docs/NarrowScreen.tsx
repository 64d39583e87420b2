import { useContext, useRef } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { StoryFrame } from './StoryFrame.tsx';
import { formatSettings, SettingsContext } from './settings.ts';

/** Narrowest screen that the kit supports. */
const width = 320;
const screenHeight = 568;

/** A story as it is on the narrowest screen. The frame is as tall as its content, or as the screen that an overlay covers. */
export function NarrowScreen({ story, isOverlay }: { story: PreparedStory; isOverlay: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const settings = useContext(SettingsContext);
  return (
    <figure className="narrow-screen">
      <StoryFrame
        frame={frame}
        title={`${story.name} on a screen of ${width} px`}
        url={`iframe.html?id=${story.id}&viewMode=story&globals=a11y.manual:!true;${formatSettings(settings)}`}
        width={width}
        height={screenHeight}
        initialHeight={isOverlay ? screenHeight : 200}
      />
      <figcaption>{width} px</figcaption>
    </figure>
  );
}
