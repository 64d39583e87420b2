import { Description } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import type { Comparison } from '../../ui-kit/src/internal/guide.ts';
import { hasOwnFrame, LiveStory } from './LiveStory.tsx';
import { Prose } from './Prose.tsx';
import type { PseudoState } from './pseudo-states.ts';
import { FoldedCode, formatTitle } from './StoryCode.tsx';

const pseudoStates: PseudoState[] = ['hover', 'pressed', 'focus'];

interface StateProps {
  name?: string;
  story: PreparedStory;
  pseudo?: PseudoState;
  /** Whether it takes a whole row. */
  isWide?: boolean;
}

const State = ({ story, name = formatTitle(story), pseudo, isWide = false }: StateProps) => (
  <figure className="guide-state" data-wide={isWide ? '' : undefined}>
    <LiveStory story={story} {...(pseudo && { pseudo })} />
    <figcaption>
      <a href={`./?path=/story/${story.id}`} target="_top">
        {name}
      </a>
      {!pseudo && <Description of={story.moduleExport} />}
      {!pseudo && <FoldedCode story={story} />}
    </figcaption>
  </figure>
);

interface StatesProps {
  stories: readonly PreparedStory[];
  primary: PreparedStory;
  isPressable: boolean;
  isWide: (story: PreparedStory) => boolean;
}

/** The variants and states of a component side by side, each with its code. */
export const States = ({ stories, primary, isPressable, isWide }: StatesProps) => (
  <div className="guide-states">
    {!hasOwnFrame(primary) && <State name={isPressable ? `${primary.name}, at rest` : primary.name} story={primary} />}
    {isPressable &&
      pseudoStates.map((pseudo) => <State key={pseudo} name={`${formatTitle(primary)}, ${pseudo}`} story={primary} pseudo={pseudo} />)}
    {stories.map((story) => (
      <State key={story.id} story={story} isWide={isWide(story)} />
    ))}
  </div>
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
      <div key={rule}>
        <p>
          <Prose text={rule} />
        </p>
        <div className="guide-pair guide-pictures">
          <section className="guide-good" aria-label={`Do: ${rule}`}>
            <b className="guide-verdict">Do</b>
            {goodStory && <LiveStory story={goodStory} />}
          </section>
          <section className="guide-bad" aria-label={`Do not: ${rule}`}>
            <b className="guide-verdict">Do not</b>
            {badStory && <LiveStory story={badStory} />}
          </section>
        </div>
      </div>
    );
  });
