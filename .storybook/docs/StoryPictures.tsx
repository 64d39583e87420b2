import type { PreparedStory } from 'storybook/internal/types';
import type { Comparison } from '../../ui-kit/src/internal/guide.ts';
import { LiveStory } from './LiveStory.tsx';
import { Prose } from './Prose.tsx';
import type { PseudoState } from './pseudo-states.ts';
import { FoldedCode, hasOwnFrame } from './StoryCode.tsx';

const pseudoStates: PseudoState[] = ['hover', 'pressed', 'focus'];

const StoryLink = ({ story, name = story.name }: { story: PreparedStory; name?: string }) => (
  <a href={`./?path=/story/${story.id}`} target="_top">
    {name}
  </a>
);

interface StateProps {
  name: string;
  story: PreparedStory;
  pseudo?: PseudoState;
}

const State = ({ name, story, pseudo }: StateProps) => (
  <figure className="guide-state">
    <LiveStory story={story} {...(pseudo && { pseudo })} />
    <figcaption>
      <StoryLink story={story} name={name} />
      {!pseudo && <FoldedCode story={story} />}
    </figcaption>
  </figure>
);

interface StatesProps {
  stories: readonly PreparedStory[];
  primary: PreparedStory;
  isPressable: boolean;
}

/** The variants and states of a component side by side, each with its code. */
export const States = ({ stories, primary, isPressable }: StatesProps) => (
  <div className="guide-states">
    {!hasOwnFrame(primary) && <State name={isPressable ? `${primary.name}, at rest` : primary.name} story={primary} />}
    {isPressable &&
      pseudoStates.map((pseudo) => <State key={pseudo} name={`${primary.name}, ${pseudo}`} story={primary} pseudo={pseudo} />)}
    {stories.map((story) => (
      <State key={story.id} name={story.name} story={story} />
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
