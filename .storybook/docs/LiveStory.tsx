import { DocsContext } from '@storybook/addon-docs/blocks';
import { useCallback, useContext, useEffect, useRef } from 'react';
import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events';
import type { Args, PreparedStory } from 'storybook/internal/types';
import { followCentre } from './centre-story.ts';
import { isCut } from './drawn-box.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { formatSettings, SettingsContext } from './settings.ts';
import { watchPicture } from './watch-picture.ts';

interface LiveStoryProps {
  story: PreparedStory;
  /** Called with the element of the drawn story whenever the story may have changed. */
  onPicture?: ((picture: HTMLElement) => void) | undefined;
  /** Whether a story that is narrower than its container is centred. @default true */
  isCentred?: boolean;
  /** Whether the controls of the page change the story, if it has a frame of its own. */
  isControlled?: boolean;
  /** Whether the story has a frame of its own, in which it plays. @default only for overlays */
  isFramed?: boolean;
  /** Height to add to the frame of an overlay, for content that the page adds around the story. */
  room?: number;
  /** Height of the frame of an overlay. @default that of the story */
  frameHeight?: number;
  /** Whether the story's frame loads before it comes near the screen. */
  loadsAhead?: boolean;
  /** Whether the story's frame loads alone, so that no other frame takes the focus. @default whether the story plays */
  needsFocus?: boolean;
}

/** Whether the story is displayed in an iframe of its own, as open overlays are. */
export const hasOwnFrame = (story: PreparedStory) => story.parameters.docs?.story?.inline === false;

/** A story inside a docs page, without the frame of Storybook's canvas, so that one page can contain the story in several states. */
export const LiveStory = ({
  story,
  isControlled = false,
  isFramed = hasOwnFrame(story),
  room = 0,
  frameHeight,
  loadsAhead = false,
  needsFocus = Boolean(story.playFunction),
  onPicture,
  isCentred = true,
}: LiveStoryProps) =>
  isFramed ? (
    <FramedStory
      story={story}
      isControlled={isControlled}
      height={(frameHeight ?? readHeight(story)) + room}
      margin={room / 2}
      loadsAhead={loadsAhead}
      needsFocus={needsFocus}
      isCentred={isCentred}
      onPicture={onPicture}
    />
  ) : (
    <InlineStory story={story} onPicture={onPicture} isCentred={isCentred} />
  );

const readHeight = ({ parameters }: PreparedStory) => Number.parseInt(parameters.docs?.story?.height ?? '480', 10);

const ignoreEvent = () => undefined;

/** Lets the keyboard scroll a story as long as it is wider than its container. */
function followOverflow(element: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    if (isCut(element)) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  });
  observer.observe(element);
  return () => observer.disconnect();
}

type InlineStoryProps = Pick<LiveStoryProps, 'story' | 'onPicture'> & { isCentred: boolean };

function InlineStory({ story, onPicture, isCentred }: InlineStoryProps) {
  const container = useRef<HTMLFormElement>(null);
  const context = useContext(DocsContext);
  const settings = useContext(SettingsContext);
  useEffect(() => {
    if (!container.current) return undefined;
    const unmount = context.renderStoryToElement(
      story,
      container.current,
      { showMain: ignoreEvent, showError: ignoreEvent, showException: ignoreEvent },
      { autoplay: false, forceInitialArgs: true },
    );
    return () => void Promise.resolve().then(unmount);
  }, [story, context]);
  useEffect(() => (container.current ? followOverflow(container.current) : undefined), []);
  useEffect(() => (container.current && isCentred ? followCentre(container.current) : undefined), [isCentred]);
  useEffect(() => {
    const picture = container.current;
    return picture && onPicture ? watchPicture(picture, () => onPicture(picture)) : undefined;
  }, [onPicture]);
  // Each picture is a form of its own, because in one form, radio buttons of the same name would deselect one another.
  return (
    <form
      ref={container}
      className="live-story sb-unstyled"
      lang={String(settings.language)}
      onSubmit={(event) => event.preventDefault()}
    />
  );
}

/** Window of a story's frame, in which Storybook's preview runs. */
type StoryWindow = Window & {
  __STORYBOOK_PREVIEW__?: { onUpdateArgs: (update: { storyId: string; updatedArgs: Args }) => Promise<void> };
};

interface FramedStoryProps extends Pick<LiveStoryProps, 'story' | 'onPicture'> {
  isControlled: boolean;
  height: number;
  margin: number;
  loadsAhead: boolean;
  needsFocus: boolean;
  isCentred: boolean;
}

function FramedStory({ story, isControlled, height, margin, loadsAhead, needsFocus, isCentred, onPicture }: FramedStoryProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const context = useContext(DocsContext);
  const settings = useContext(SettingsContext);
  useEffect(() => {
    if (!isControlled) return undefined;
    const { id: storyId } = story;
    let lastArgs = story.initialArgs;
    // The frame reports back each change that was passed to it. The report changes no argument here, so nothing is passed again.
    const passChangedArgs = () => {
      const { args } = context.getStoryContext(story);
      const names = Object.keys({ ...lastArgs, ...args }).filter((name) => args[name] !== lastArgs[name]);
      lastArgs = { ...args };
      const storyWindow = frame.current?.contentWindow as StoryWindow | null | undefined;
      const updatedArgs = Object.fromEntries(names.map((name) => [name, args[name]]));
      if (names.length > 0) void storyWindow?.__STORYBOOK_PREVIEW__?.onUpdateArgs({ storyId, updatedArgs });
    };
    context.channel.on(STORY_ARGS_UPDATED, passChangedArgs);
    return () => context.channel.off(STORY_ARGS_UPDATED, passChangedArgs);
  }, [story, context, isControlled]);
  const watchBody = useCallback(
    (body: HTMLElement) => {
      if (!onPicture) return;
      onPicture(body);
      watchPicture(body, () => onPicture(body));
    },
    [onPicture],
  );
  // Axe checks a story on its own page, not in every frame of a docs page.
  const url = `iframe.html?id=${story.id}&viewMode=story&globals=a11y.manual:!true;${formatSettings(settings)}`;
  const size = { height, margin };
  const loading = { loadsAhead, isCentred, needsFocus };
  return <StoryFrame frame={frame} title={story.name} url={url} {...size} {...loading} onPlayed={watchBody} />;
}
