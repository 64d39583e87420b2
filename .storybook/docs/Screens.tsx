import { Heading } from '@storybook/addon-docs/blocks';
import { useContext, useRef } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import type { NarrowScreenNotes } from '../../ui-kit/src/internal/guide.ts';
import { ProseList } from './Prose.tsx';
import { formatTitle } from './StoryCode.tsx';
import { StoryFrame } from './StoryFrame.tsx';
import { formatSettings, SettingsContext } from './settings.ts';

interface ScreenProps {
  story: PreparedStory;
  width: number;
  height: number;
  initialHeight: number;
  className: string;
  /** Text after the width in the caption of the screen. */
  note?: string | undefined;
}

/** A story on a screen of a certain width. The frame is as tall as its content, or as the screen that an overlay covers. */
function Screen({ story, width, className, note, ...heights }: ScreenProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const settings = useContext(SettingsContext);
  return (
    <figure className={className}>
      <StoryFrame
        frame={frame}
        title={`${story.name} on a screen of ${width} px`}
        url={`iframe.html?id=${story.id}&viewMode=story&globals=a11y.manual:!true;${formatSettings(settings)}`}
        width={width}
        {...heights}
      />
      <figcaption>
        {width} px{note && `: ${note}`}
      </figcaption>
    </figure>
  );
}

const phoneHeight = 568;

interface ScreensProps extends Pick<NarrowScreenNotes, 'notes' | 'showsWideLayout'> {
  story: PreparedStory;
  /** A story that differs from `story` on a narrow screen only. */
  variant?: PreparedStory | undefined;
  isOverlay: boolean;
}

/**
 * A story on the narrowest screen that the kit supports and, if its layout for wide screens differs, also on the screen of a computer. The
 * wide screen is drawn smaller, because a page of the manual is narrower.
 */
export const Screens = ({ notes, showsWideLayout = false, story, variant, isOverlay }: ScreensProps) => (
  <>
    <Heading>{showsWideLayout ? 'Narrow and wide screens' : 'Narrow screens'}</Heading>
    <div className="narrow-screens">
      <ProseList items={notes} />
      {[story, ...(variant ? [variant] : [])].map((shownStory) => (
        <Screen
          key={shownStory.id}
          className="narrow-screen"
          story={shownStory}
          note={variant && formatTitle(shownStory)}
          width={320}
          height={phoneHeight}
          initialHeight={isOverlay ? phoneHeight : 200}
        />
      ))}
    </div>
    {showsWideLayout && <Screen className="wide-screen" story={story} note="drawn smaller" width={1280} height={800} initialHeight={640} />}
  </>
);
