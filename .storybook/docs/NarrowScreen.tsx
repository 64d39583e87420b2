import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { followContentHeight } from './frame-height.ts';
import { formatSettings, SettingsContext } from './settings.ts';

/** Narrowest screen that the kit supports. */
const width = 320;
const screenHeight = 568;

/** A story as it is on the narrowest screen. The frame is as tall as its content, or as the screen that an overlay covers. */
export function NarrowScreen({ story, isOverlay }: { story: PreparedStory; isOverlay: boolean }) {
  const settings = useContext(SettingsContext);
  return (
    <figure className="narrow-screen">
      <iframe
        className="live-story"
        title={`${story.name} on a screen of ${width} px`}
        loading="lazy"
        width={width}
        style={{ width, height: isOverlay ? screenHeight : 200 }}
        src={`iframe.html?id=${story.id}&viewMode=story&globals=a11y.manual:!true;${formatSettings(settings)}`}
        onLoad={({ currentTarget }) => followContentHeight(currentTarget, `${screenHeight}px`)}
      />
      <figcaption>{width} px</figcaption>
    </figure>
  );
}
