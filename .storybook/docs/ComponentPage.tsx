import { Canvas, Controls, Description, DocsContext, DocsPage, Heading, Subheading, Title, useOf } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { PreparedStory } from 'storybook/internal/types';
import { type Comparison, type Guide, isOmission, type Omission } from '../../ui-kit/src/internal/guide.ts';
import { ComponentTexts } from './ComponentTexts.tsx';
import { LiveStory } from './LiveStory.tsx';
import type { PseudoState } from './pseudo-states.ts';
import { readCode } from './source.ts';

const pseudoStates: PseudoState[] = ['hover', 'pressed', 'focus'];

interface SectionProps<Content extends object> {
  title: string;
  content: Content | Omission;
  children: (content: Content) => ReactNode;
}

/** A section of the page, or the reason why it is empty. */
function Section<Content extends object>({ title, content, children }: SectionProps<Content>) {
  return (
    <>
      <Heading>{title}</Heading>
      {isOmission(content) ? (
        <p>
          <Prose text={content.none} />
        </p>
      ) : (
        children(content as Content)
      )}
    </>
  );
}

/** Text in which names of properties stand between backticks. */
const Prose = ({ text }: { text: string }) =>
  text.split('`').map((part, at) => {
    if (at % 2 === 0) return part;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
    return <code key={at}>{part}</code>;
  });

const List = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>
        <Prose text={item} />
      </li>
    ))}
  </ul>
);

const Uses = ({ use, avoid }: Pick<Guide, 'use' | 'avoid'>) => (
  <div className="guide-pair">
    <section className="guide-good">
      <Subheading>Use it for</Subheading>
      <List items={use} />
    </section>
    <section className="guide-bad">
      <Subheading>Not for</Subheading>
      <List items={avoid} />
    </section>
  </div>
);

interface ComparisonsProps {
  comparisons: readonly Comparison[];
  findStory: (name: string) => PreparedStory | undefined;
}

const Comparisons = ({ comparisons, findStory }: ComparisonsProps) =>
  comparisons.map(({ rule, good, bad }) => {
    const [goodStory, badStory] = [findStory(good), findStory(bad)];
    return (
      <div key={rule}>
        <p>
          <Prose text={rule} />
        </p>
        <div className="guide-pair">
          <section className="guide-good" aria-label="Do">
            {goodStory && <LiveStory story={goodStory} />}
          </section>
          <section className="guide-bad" aria-label="Do not">
            {badStory && <LiveStory story={badStory} />}
          </section>
        </div>
      </div>
    );
  });

interface StatesProps {
  stories: readonly PreparedStory[];
  primary: PreparedStory;
  isPressable: boolean;
}

const State = ({ name, story, pseudo }: { name: string; story: PreparedStory; pseudo?: PseudoState }) => (
  <figure className="guide-state">
    <LiveStory story={story} {...(pseudo && { pseudo })} />
    <figcaption>
      <a href={`./?path=/story/${story.id}`} target="_top">
        {name}
      </a>
    </figcaption>
  </figure>
);

const States = ({ stories, primary, isPressable }: StatesProps) => (
  <div className="guide-states">
    {!hasOwnFrame(primary) && <State name={isPressable ? `${primary.name}, at rest` : primary.name} story={primary} />}
    {isPressable &&
      pseudoStates.map((pseudo) => <State key={pseudo} name={`${primary.name}, ${pseudo}`} story={primary} pseudo={pseudo} />)}
    {stories.map((story) => (
      <State key={story.id} name={story.name} story={story} />
    ))}
  </div>
);

const Related = ({ related }: Pick<Guide, 'related'>) => (
  <ul>
    {Object.entries(related).map(([name, difference]) => (
      <li key={name}>
        <a href={`./?path=/docs/kit-${name.toLowerCase()}--docs`} target="_top">
          {name}
        </a>
        : {difference}
      </li>
    ))}
  </ul>
);

/** Overlays have frames of their own, in which they stand open. */
const hasOwnFrame = (story: PreparedStory) => story.parameters.docs?.story?.inline === false;

interface GuidePageProps {
  guide: Guide;
  /** Stories of the component, in order; the first is the one that the controls change. */
  stories: PreparedStory[];
  findStory: (name: string) => PreparedStory | undefined;
  /** Path by which the component is imported. */
  entry: string;
}

function GuidePage({ guide, stories, findStory, entry }: GuidePageProps) {
  const [primary] = stories;
  if (!primary) return null;
  const states = isOmission(guide.states) ? [] : guide.states.flatMap((name) => findStory(name) ?? []);
  const others = stories.filter((story) => story !== primary && !states.includes(story));
  return (
    <>
      <Title />
      <Description />
      <p className="guide-facts">
        <code>{entry}</code> since {guide.since}
      </p>
      {hasOwnFrame(primary) ? <LiveStory story={primary} /> : <Code story={primary} entry={entry} isPrimary />}
      <Heading>When to use</Heading>
      <Uses {...guide} />
      {guide.comparisons && <Comparisons comparisons={guide.comparisons} findStory={findStory} />}
      <Section title="Anatomy" content={guide.anatomy}>
        {(parts) => (
          <ol>
            {parts.map(([part, description]) => (
              <li key={part}>
                <b>{part}</b>: <Prose text={description} />
              </li>
            ))}
          </ol>
        )}
      </Section>
      <Section title="Variants and states" content={guide.states}>
        {() => <States stories={states} primary={primary} isPressable={guide.isPressable === true} />}
      </Section>
      <Section title="Content" content={guide.writing}>
        {(advice) =>
          advice.map(({ rule, good, bad }) => (
            <div key={rule}>
              <p>
                <Prose text={rule} />
              </p>
              <div className="guide-pair" lang="ru">
                <p className="guide-good">{good}</p>
                <p className="guide-bad">{bad}</p>
              </div>
            </div>
          ))
        }
      </Section>
      <Section title="Keyboard" content={guide.keyboard}>
        {(keys) => (
          <table className="guide-keys">
            <tbody>
              {keys.map(([key, effect]) => (
                <tr key={key}>
                  <th scope="row">
                    <kbd>{key}</kbd>
                  </th>
                  <td>
                    <Prose text={effect} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Section>
      <Section title="Screen reader" content={guide.screenReader}>
        {(items) => <List items={items} />}
      </Section>
      <Heading>Language</Heading>
      <ComponentTexts name={primary.title.split('/').at(-1) ?? ''} />
      <Heading>Properties</Heading>
      <Controls />
      <Heading>Related</Heading>
      <Related {...guide} />
      {others.length > 0 && <Heading>More examples</Heading>}
      {others.map((story) => (
        <Example key={story.id} story={story} entry={entry} />
      ))}
    </>
  );
}

interface CodeProps {
  story: PreparedStory;
  entry: string;
  /** Whether the controls of the page change it. */
  isPrimary?: boolean;
}

/** A story with its code. */
function Code({ story, entry, isPrimary = false }: CodeProps) {
  const code = readCode(story, entry);
  return (
    <Canvas
      of={story.moduleExport}
      withToolbar={isPrimary}
      story={{ __primary: isPrimary, __forceInitialArgs: !isPrimary }}
      {...(code && { source: { code } })}
    />
  );
}

/** A further story with its code. Stories with a frame of their own are linked, because each of them loads a page. */
const Example = ({ story, entry }: { story: PreparedStory; entry: string }) =>
  hasOwnFrame(story) ? (
    <p>
      <a href={`./?path=/story/${story.id}`} target="_top">
        {story.name}
      </a>
    </p>
  ) : (
    <>
      <Subheading>{story.name}</Subheading>
      <Description of={story.moduleExport} />
      <Code story={story} entry={entry} />
    </>
  );

/** The docs page of a component, from its guide, and Storybook's own page for stories of the shop's pages. */
export default function ComponentPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const context = useContext(DocsContext);
  const guide: Guide | undefined = preparedMeta.parameters.guide;
  if (!guide) return <DocsPage />;
  const all = context.componentStoriesFromCSFFile(csfFile);
  const stories = all.filter(({ tags }) => tags.includes('autodocs'));
  const findStory = (name: string) => all.find(({ id }) => id === toId(csfFile.meta.id, storyNameFromExport(name)));
  const folder = /([^/]+)\/[^/]+$/.exec(String(preparedMeta.parameters.fileName))?.[1];
  return <GuidePage guide={guide} stories={stories} findStory={findStory} entry={folder ? `@meet/ui-kit/${folder}` : '@meet/ui-kit'} />;
}
