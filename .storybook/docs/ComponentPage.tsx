import { Controls, Description, DocsContext, DocsPage, Heading, Subheading, Title, useOf } from '@storybook/addon-docs/blocks';
import { type ReactNode, use, useContext } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { PreparedStory } from 'storybook/internal/types';
import { type AnatomyPart, type Guide, isOmission, type Omission } from '../../ui-kit/src/internal/guide.ts';
import { Anatomy } from './Anatomy.tsx';
import { ComponentTexts } from './ComponentTexts.tsx';
import { LiveStory } from './LiveStory.tsx';
import { NarrowScreen } from './NarrowScreen.tsx';
import { Prose, ProseList, ProsePair } from './Prose.tsx';
import { loadReference, ReferenceContext } from './reference.ts';
import { Behaviours, Example, Examples, hasOwnFrame } from './StoryCode.tsx';
import { Comparisons, States } from './StoryPictures.tsx';

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

const Uses = ({ use, avoid }: Pick<Guide, 'use' | 'avoid'>) => (
  <div className="guide-pair">
    <section className="guide-good">
      <Subheading>Use it for</Subheading>
      <ProseList items={use} />
    </section>
    <section className="guide-bad">
      <Subheading>Not for</Subheading>
      <ProseList items={avoid} />
    </section>
  </div>
);

const Parts = ({ parts }: { parts: readonly AnatomyPart[] }) => (
  <ol>
    {parts.map(([part, description]) => (
      <li key={part}>
        <b>{part}</b>: <Prose text={description} />
      </li>
    ))}
  </ol>
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

interface GuidePageProps {
  guide: Guide;
  /** Stories of the component, in order; the first is the one that the controls change. */
  stories: PreparedStory[];
  findStory: (name: string) => PreparedStory | undefined;
  /** Path by which the component is imported. */
  importPath: string;
}

function GuidePage({ guide, stories, findStory, importPath }: GuidePageProps) {
  const [primary] = stories;
  if (!primary) return null;
  const states = isOmission(guide.states) ? [] : guide.states.flatMap((name) => findStory(name) ?? []).filter((story) => story !== primary);
  const others = stories.filter((story) => story !== primary && !states.includes(story));
  const { behaviours = [], examples = [] } = Object.groupBy(others, (story) =>
    story.playFunction || hasOwnFrame(story) ? 'behaviours' : 'examples',
  );
  const anatomyStory = findStory(guide.anatomyStory ?? '') ?? primary;
  return (
    <>
      <Title />
      <Description />
      <p className="guide-facts">
        <code>{importPath}</code> since {guide.since}
      </p>
      {hasOwnFrame(primary) ? <LiveStory story={primary} /> : <Example story={primary} isPrimary />}
      <Heading>When to use</Heading>
      <Uses {...guide} />
      {guide.comparisons && <Comparisons comparisons={guide.comparisons} findStory={findStory} />}
      <Section title="Anatomy" content={guide.anatomy}>
        {(parts) => (
          <>
            {parts.some(([, , selector]) => selector) && <Anatomy story={anatomyStory} parts={parts} />}
            <Parts parts={parts} />
          </>
        )}
      </Section>
      <Section title="Variants and states" content={guide.states}>
        {() => <States stories={states} primary={primary} isPressable={guide.isPressable === true} />}
      </Section>
      {guide.narrow && (
        <>
          <Heading>Narrow screens</Heading>
          <div className="narrow-screens">
            <ProseList items={guide.narrow.notes} />
            <NarrowScreen story={findStory(guide.narrow.story ?? '') ?? primary} isOverlay={hasOwnFrame(primary)} />
          </div>
        </>
      )}
      <Section title="Content" content={guide.writing}>
        {(advice) =>
          advice.map(({ rule, good, bad }) => (
            <div key={rule}>
              <p>
                <Prose text={rule} />
              </p>
              <ProsePair good={good} bad={bad} />
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
        {(items) => <ProseList items={items} />}
      </Section>
      <Heading>Language</Heading>
      <ComponentTexts name={primary.title.split('/').at(-1) ?? ''} />
      <Heading>Properties</Heading>
      <Controls />
      <Heading>Related</Heading>
      <Related {...guide} />
      {examples.length > 0 && <Heading>More examples</Heading>}
      <Examples stories={examples} />
      {behaviours.length > 0 && <Heading>Behaviour</Heading>}
      {behaviours.length > 0 && <Behaviours stories={behaviours} />}
    </>
  );
}

/** The docs page of a component, from its guide and its code, and Storybook's own page for stories of the shop's pages. */
export default function ComponentPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const context = useContext(DocsContext);
  const reference = use(loadReference(preparedMeta.title.split('/').at(-1) ?? ''));
  const guide: Guide | undefined = preparedMeta.parameters.guide;
  if (!guide) return <DocsPage />;
  const all = context.componentStoriesFromCSFFile(csfFile);
  const stories = all.filter(({ tags }) => tags.includes('autodocs'));
  const findStory = (name: string) => all.find(({ id }) => id === toId(csfFile.meta.id, storyNameFromExport(name)));
  const folder = /([^/]+)\/[^/]+$/.exec(String(preparedMeta.parameters.fileName))?.[1];
  const importPath = folder ? `@meet/ui-kit/${folder}` : '@meet/ui-kit';
  return (
    <ReferenceContext value={reference}>
      <GuidePage guide={guide} stories={stories} findStory={findStory} importPath={importPath} />
    </ReferenceContext>
  );
}
