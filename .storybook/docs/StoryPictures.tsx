import { Subheading } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import type { Comparison, Guide } from '../../ui-kit/src/internal/guide.ts';
import { DoDont } from './DoDont.tsx';
import { hasOwnFrame, LiveStory } from './LiveStory.tsx';
import { StoryDescription } from './Prose.tsx';
import type { PseudoState } from './pseudo-states.ts';
import { FoldedCode, formatTitle } from './StoryCode.tsx';

const pseudoStates: PseudoState[] = ['hover', 'pressed', 'focus'];

interface StateProps {
  story: PreparedStory;
  /** Number of columns that it takes on a wide screen. */
  span: number;
  /** Whether it takes a whole row. */
  isWide?: boolean;
}

/** Whether a story in a frame is as wide as a screen, such as the head of a page. */
const isScreen = (story: PreparedStory) => hasOwnFrame(story) && story.parameters.layout === 'fullscreen';

const State = ({ story, span, isWide = false }: StateProps) => (
  <figure className="guide-state" data-wide={isWide ? '' : undefined} data-span={span}>
    <LiveStory story={story} />
    <figcaption>
      <a href={`./?path=/story/${story.id}`} target="_top">
        {formatTitle(story)}
      </a>
      <StoryDescription story={story} />
      <FoldedCode story={story} />
    </figcaption>
  </figure>
);

interface InteractionProps {
  story: PreparedStory;
  pressable: NonNullable<Guide['pressable']>;
}

/** The parts of a component that react to a pointer and to keys, each hovered, pressed and focused. */
const Interaction = ({ story, pressable }: InteractionProps) => (
  <div className="guide-states guide-interaction">
    {Object.entries(pressable).flatMap(([part, selector]) =>
      pseudoStates.map((pseudo) => (
        <figure key={part + pseudo} className="guide-state">
          <LiveStory story={story} pseudo={pseudo} control={selector} />
          <figcaption>
            {part}, {pseudo}
          </figcaption>
        </figure>
      )),
    )}
  </div>
);

interface StatesProps {
  stories: readonly PreparedStory[];
  pressable: Guide['pressable'];
  pressableStory: PreparedStory;
  isWide: (story: PreparedStory) => boolean;
}

/** Columns that each picture takes, so that no row has an empty end: the last one before a wide one, or of all, takes what remains. */
function measureSpans(areWide: readonly boolean[], columns: number): number[] {
  let column = 0;
  return areWide.map((isWide, index) => {
    const isLast = areWide[index + 1] ?? true;
    const span = isWide || isLast ? columns - column : 1;
    column = isWide || isLast ? 0 : (column + 1) % columns;
    return span;
  });
}

/** The variants and states of a component side by side, each with its code, and how its parts react. */
export const States = ({ stories, pressable, pressableStory, isWide }: StatesProps) => {
  const areWide = stories.map((story) => isWide(story) || isScreen(story));
  const spans = measureSpans(areWide, stories.some(hasOwnFrame) ? 2 : 3);
  return (
    <>
      {stories.length > 0 && (
        <div className="guide-states">
          {stories.map((story, index) => (
            <State key={story.id} story={story} isWide={areWide[index] ?? false} span={spans[index] ?? 1} />
          ))}
        </div>
      )}
      {pressable && (
        <>
          <Subheading>Hover, press and focus</Subheading>
          <Interaction story={pressableStory} pressable={pressable} />
        </>
      )}
    </>
  );
};

interface ComparisonsProps {
  comparisons: readonly Comparison[];
  findStory: (name: string) => PreparedStory | undefined;
}

/** Common mistakes: correct and wrong usage as pictures side by side. */
export const Comparisons = ({ comparisons, findStory }: ComparisonsProps) =>
  comparisons.map(({ rule, good, bad }) => {
    const [goodStory, badStory] = [findStory(good), findStory(bad)];
    return (
      <DoDont key={rule} rule={rule} good={goodStory && <LiveStory story={goodStory} />} bad={badStory && <LiveStory story={badStory} />} />
    );
  });
