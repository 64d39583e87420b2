import { Description, Subheading } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import type { Comparison, Guide } from '../../ui-kit/src/internal/guide.ts';
import { DoDont } from './DoDont.tsx';
import { hasOwnFrame, LiveStory } from './LiveStory.tsx';
import type { PseudoState } from './pseudo-states.ts';
import { FoldedCode, formatTitle } from './StoryCode.tsx';

const pseudoStates: PseudoState[] = ['hover', 'pressed', 'focus'];

interface StateProps {
  story: PreparedStory;
  /** Whether it takes a whole row. */
  isWide?: boolean;
}

const State = ({ story, isWide = false }: StateProps) => (
  <figure className="guide-state" data-wide={isWide ? '' : undefined}>
    <LiveStory story={story} />
    <figcaption>
      <a href={`./?path=/story/${story.id}`} target="_top">
        {formatTitle(story)}
      </a>
      <Description of={story.moduleExport} />
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
  primary: PreparedStory;
  pressable: Guide['pressable'];
  pressableStory: PreparedStory;
  isWide: (story: PreparedStory) => boolean;
}

/** The variants and states of a component side by side, each with its code, and how its parts react. */
export const States = ({ stories, primary, pressable, pressableStory, isWide }: StatesProps) => (
  <>
    <div className="guide-states">
      {!hasOwnFrame(primary) && <State story={primary} isWide={isWide(primary)} />}
      {stories.map((story) => (
        <State key={story.id} story={story} isWide={isWide(story)} />
      ))}
    </div>
    {pressable && (
      <>
        <Subheading>Hover, press and focus</Subheading>
        <Interaction story={pressableStory} pressable={pressable} />
      </>
    )}
  </>
);

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
