import { Subheading } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useRef } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import type { Comparison, Guide } from '../../ui-kit/src/internal/guide.ts';
import { DoDont } from './DoDont.tsx';
import { followStates, type StateKind } from './follow-states.ts';
import { hasOwnFrame, LiveStory } from './LiveStory.tsx';
import { PartStates } from './PartStates.tsx';
import { StoryDescription } from './Prose.tsx';
import { FoldedCode, formatTitle } from './StoryCode.tsx';
import { CodeBlock } from './ThemedCode.tsx';

interface CodeOptions {
  /** Whether the code of each picture is unfolded at first. */
  opensCode: boolean | undefined;
}

interface StateProps extends CodeOptions {
  story: PreparedStory;
  kind: StateKind;
}

/** A state with its caption. On a wide screen, its number of columns is set once its picture has been measured. */
const State = ({ story, kind, opensCode }: StateProps) => (
  <figure className="guide-state" data-wide={kind === 'wide' || kind === 'screen' ? '' : undefined}>
    <LiveStory story={story} />
    <figcaption>
      <a href={`./?path=/story/${story.id}`} target="_top">
        {formatTitle(story)}
      </a>
      <StoryDescription story={story} />
      <FoldedCode story={story} startsOpen={opensCode} />
    </figcaption>
  </figure>
);

interface StatesProps extends CodeOptions {
  stories: readonly PreparedStory[];
  pressable: Guide['pressable'];
  pressableStory: PreparedStory;
  isWide: (story: PreparedStory) => boolean;
}

/** Chooses how much room a story needs. A framed story may need a whole screen, such as the head of a page. */
function findKind(story: PreparedStory, isWide: boolean): StateKind {
  if (hasOwnFrame(story)) return isWide || story.parameters.layout === 'fullscreen' ? 'screen' : 'frame';
  return isWide ? 'wide' : 'usual';
}

interface StateGridProps extends Pick<StatesProps, 'stories' | 'opensCode'> {
  kinds: readonly StateKind[];
}

/** States side by side, small ones in small cells. */
function StateGrid({ stories, kinds, opensCode }: StateGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const joinedKinds = kinds.join(' ');
  useLayoutEffect(() => (grid.current ? followStates(grid.current, joinedKinds.split(' ') as StateKind[]) : undefined), [joinedKinds]);
  return (
    <div className="guide-states" ref={grid}>
      {stories.map((story, index) => (
        <State key={story.id} story={story} kind={kinds[index] ?? 'usual'} opensCode={opensCode} />
      ))}
    </div>
  );
}

/** The variants and states of a component, each with its code, and how its parts react. */
export const States = ({ stories, pressable, pressableStory, isWide, opensCode }: StatesProps) => {
  const kinds = stories.map((story) => findKind(story, isWide(story)));
  return (
    <>
      {stories.length > 0 && <StateGrid stories={stories} kinds={kinds} opensCode={opensCode} />}
      {pressable && (
        <>
          <Subheading>Hover, press and focus</Subheading>
          <PartStates story={pressableStory} pressable={pressable} />
        </>
      )}
    </>
  );
};

interface ComparisonPictureProps {
  story: PreparedStory | undefined;
  /** Not named `css`, because Emotion consumes a property of that name on every element. */
  styleSheet: string | undefined;
}

const ComparisonPicture = ({ story, styleSheet }: ComparisonPictureProps) =>
  story && (
    <>
      <LiveStory story={story} isCentred={false} />
      {styleSheet && <CodeBlock code={styleSheet} language="css" />}
    </>
  );

interface ComparisonsProps {
  comparisons: readonly Comparison[];
  findStory: (name: string) => PreparedStory | undefined;
}

/** Common mistakes: correct and wrong usage as pictures side by side. */
export const Comparisons = ({ comparisons, findStory }: ComparisonsProps) =>
  comparisons.map(({ rule, good, bad, goodCss, badCss }) => (
    <DoDont
      key={rule}
      rule={rule}
      good={<ComparisonPicture story={findStory(good)} styleSheet={goodCss} />}
      bad={<ComparisonPicture story={findStory(bad)} styleSheet={badCss} />}
    />
  ));
