import { DocsContext, DocsPage, Heading, Subheading, Title, useOf } from '@storybook/addon-docs/blocks';
import { type ReactNode, use, useContext } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { PreparedStory } from 'storybook/internal/types';
import { type CodeExample, type Guide, isOmission, type Omission } from '../../ui-kit/src/internal/guide.ts';
import type { Snippet } from '../reference/snippets.ts';
import { Anatomy } from './Anatomy.tsx';
import { ComponentTexts } from './ComponentTexts.tsx';
import { CopyButton } from './CopyButton.tsx';
import { ExampleControls } from './ExampleControls.tsx';
import { KeyNames } from './KeyNames.tsx';
import { hasOwnFrame } from './LiveStory.tsx';
import { Properties } from './Properties.tsx';
import { ComponentLink, Prose, ProseList, ProsePair, StoryDescription } from './Prose.tsx';
import { loadReference, ReferenceContext, useSnippet } from './reference.ts';
import { Screens } from './Screens.tsx';
import { Setups } from './Setups.tsx';
import { Behaviours, Example, formatTitle } from './StoryCode.tsx';
import { Comparisons, States } from './StoryPictures.tsx';
import { CodeBlock } from './ThemedCode.tsx';
import { TokensPage } from './TokensPage.tsx';

interface SectionProps<Content extends object> {
  title: string;
  content: Content | Omission;
  children: (content: Content) => ReactNode;
}

/** A section of the docs page. It is left out if the guide says that the component has no such content. */
function Section<Content extends object>({ title, content, children }: SectionProps<Content>) {
  if (isOmission(content)) return null;
  return (
    <>
      <Heading>{title}</Heading>
      {children(content)}
    </>
  );
}

/** The omitted sections, and the reasons why each has no content. */
function Omissions({ anatomy, stateStories, writing, keyboard, screenReader }: Guide) {
  const sections = {
    Anatomy: anatomy,
    'Variants and states': stateStories,
    Content: writing,
    Keyboard: keyboard,
    'Screen reader': screenReader,
  };
  const reasons = Object.entries(sections).flatMap(([title, content]) => (isOmission(content) ? [{ title, reason: content.none }] : []));
  return Object.entries(Object.groupBy(reasons, ({ reason }) => reason)).map(([reason, omitted = []]) => (
    <p key={reason} className="guide-facts">
      <b>{omitted.map(({ title }) => title).join(', ')}</b>: <Prose text={reason} />
    </p>
  ));
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

const Related = ({ related }: Pick<Guide, 'related'>) => (
  <ul>
    {Object.entries(related).map(([name, difference]) => (
      <li key={name}>
        <ComponentLink name={name} />: <Prose text={difference} />
      </li>
    ))}
  </ul>
);

const isControlled = ({ name }: PreparedStory) => name.startsWith('Controlled');

/**
 * Stories with their code, each under its title. A single controlled story has no title, because the heading of its section says the same.
 */
const Examples = ({ stories }: { stories: readonly PreparedStory[] }) =>
  stories.map((story) => (
    <div key={story.id}>
      {!(isControlled(story) && (stories.length === 1 || story.name === 'Controlled')) && <Subheading>{formatTitle(story)}</Subheading>}
      <StoryDescription story={story} />
      <Example story={story} />
    </div>
  ));

/** Examples of code in the guide that no story can show. */
const CodeExamples = ({ examples }: { examples: readonly CodeExample[] }) =>
  examples.map(({ title, note, language, code }) => (
    <div key={title}>
      <Subheading>{title}</Subheading>
      <p>
        <Prose text={note} />
      </p>
      <CodeBlock code={code} language={language} />
    </div>
  ));

/** Entries of the changelog about the component, the newest version first. */
function Changes() {
  const { changes } = useContext(ReferenceContext);
  return (
    <>
      <Heading>Changes</Heading>
      <ul>
        {changes.flatMap(({ version, texts }) =>
          texts.map((text) => (
            <li key={version + text}>
              <b>{version}</b>: <Prose text={text} />
            </li>
          )),
        )}
      </ul>
    </>
  );
}

/** The description of the component, from the comment in its code. */
function Lead({ story: { component, parameters } }: { story: PreparedStory }) {
  const text: string = parameters.docs?.extractComponentDescription?.(component, { component, parameters }) ?? '';
  return text.split('\n\n').map((paragraph) => (
    <p key={paragraph}>
      <Prose text={paragraph} />
    </p>
  ));
}

/** The line that imports the component, as in the first example. */
function composeImport({ code }: Snippet, importPath: string): string | undefined {
  const lines = code.replaceAll(/\s*\n\s*/g, ' ').match(/import [^;]+;/g) ?? [];
  return lines.find((line) => line.endsWith(` from '${importPath}';`));
}

interface ImportLineProps {
  guide: Guide;
  story: PreparedStory;
  importPath: string;
}

/** The import of the component, to copy, and the version since which the component exists. */
function ImportLine({ guide, story, importPath }: ImportLineProps) {
  const snippet = useSnippet(story);
  const line = snippet && composeImport(snippet, importPath);
  return (
    <p className="guide-import">
      <code>{line ?? importPath}</code>
      <CopyButton text={line ?? importPath} label="Copy the import" />
      <span className="guide-facts import-facts">
        since {guide.since} ·{' '}
        <a href="./?path=/docs/introduction-for-integrators--docs" target="_top">
          Set up once
        </a>
      </span>
    </p>
  );
}

/** Says where the code of the component is, and how the component is tested. */
function TestFacts({ stories, importPath }: Pick<GuidePageProps, 'stories' | 'importPath'>) {
  const drawnCount = stories.filter(({ parameters }) => parameters.chromatic?.disableSnapshot !== true).length;
  return (
    <p className="guide-facts">
      Source: <code>{importPath.replace('@meet/ui-kit', 'ui-kit/src')}</code>. {stories.length} stories, all tested with axe, {drawnCount}{' '}
      also with pictures in light and dark.
    </p>
  );
}

interface GuidePageProps {
  guide: Guide;
  /** All stories of the component, each of which is tested. */
  stories: readonly PreparedStory[];
  importPath: string;
  findStory: (name: string) => PreparedStory | undefined;
}

const hasDescription = ({ parameters }: PreparedStory) => Boolean(parameters.docs?.description?.story);

/** Groups the stories of a page by section. The first story is the one that the controls change. */
function groupStories(allStories: readonly PreparedStory[], stateNames: readonly string[], findStory: GuidePageProps['findStory']) {
  const stories = allStories.filter(({ tags }) => tags.includes('autodocs'));
  const [primary] = stories;
  const states = stateNames.flatMap((name) => findStory(name) ?? []);
  const others = stories.filter((story) => story !== primary && !states.includes(story));
  const groups = Object.groupBy(others, (story) => {
    if (isControlled(story)) return 'controlled';
    // A story with this tag is an example with code, even if it plays or has a frame of its own.
    if (story.tags.includes('example')) return 'examples';
    return story.playFunction || hasOwnFrame(story) ? 'behaviours' : 'examples';
  });
  const { controlled = [], behaviours = [], examples = [] } = groups;
  return { primary, states, controlled, behaviours: behaviours.filter(hasDescription), examples };
}

function GuidePage({ guide, stories: allStories, findStory, importPath }: GuidePageProps) {
  const stateNames = isOmission(guide.stateStories) ? [] : guide.stateStories;
  const { primary, states, controlled, behaviours, examples } = groupStories(allStories, stateNames, findStory);
  if (!primary) return null;
  const storiesInOwnRow = guide.statesInOwnRow?.map(findStory) ?? [];
  return (
    <>
      <Title />
      <Lead story={primary} />
      <ImportLine guide={guide} story={primary} importPath={importPath} />
      <Example story={primary} isPrimary isWide={guide.narrow?.showsWideLayout} />
      <ExampleControls story={primary} />
      <Heading>When to use</Heading>
      <Uses {...guide} />
      {guide.comparisons && <Comparisons comparisons={guide.comparisons} findStory={findStory} />}
      {guide.setups && <Setups setups={guide.setups} />}
      <Section title="Anatomy" content={guide.anatomy}>
        {(parts) => <Anatomy story={findStory(guide.anatomyStory ?? '') ?? primary} parts={parts} />}
      </Section>
      <Section title="Variants and states" content={guide.stateStories}>
        {() => (
          <States
            stories={states}
            pressable={guide.pressable}
            pressableStory={findStory(guide.pressableStory ?? '') ?? primary}
            isWide={(story) => storiesInOwnRow.includes(story)}
            opensCode={guide.opensCode}
          />
        )}
      </Section>
      {(examples.length > 0 || guide.codeExamples) && <Heading>More examples</Heading>}
      <Examples stories={examples} />
      {guide.codeExamples && <CodeExamples examples={guide.codeExamples} />}
      {controlled.length > 0 && <Heading>Controlled</Heading>}
      <Examples stories={controlled} />
      {behaviours.length > 0 && <Heading>Behaviour</Heading>}
      {behaviours.length > 0 && <Behaviours stories={behaviours} />}
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
                    <kbd>
                      <KeyNames keys={key} />
                    </kbd>
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
        {(items) => (
          <>
            <p className="guide-facts">
              This follows from the names, roles and live regions in the code. No screen reader has been tried; words such as «кнопка» are
              what a Russian one may say.
            </p>
            <ProseList items={items} />
          </>
        )}
      </Section>
      <Omissions {...guide} />
      <Heading>Properties</Heading>
      <Properties story={primary} />
      {guide.narrow && (
        <Screens
          {...guide.narrow}
          story={findStory(guide.narrow.story ?? '') ?? primary}
          variant={findStory(guide.narrow.variant ?? '')}
          isOverlay={hasOwnFrame(primary)}
        />
      )}
      <ComponentTexts notes={guide.language} unused={guide.unusedTexts} />
      <Heading>Related</Heading>
      <Related {...guide} />
      <Changes />
      <TestFacts stories={allStories} importPath={importPath} />
    </>
  );
}

/**
 * The docs page of a component, composed from its guide and code. The tokens have a page of another kind; stories without a guide have
 * Storybook's own.
 */
export default function ComponentPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const context = useContext(DocsContext);
  const reference = use(loadReference(preparedMeta.title.split('/').at(-1) ?? ''));
  const guide: Guide | undefined = preparedMeta.parameters.guide;
  const stories = context.componentStoriesFromCSFFile(csfFile);
  if (csfFile.meta.id === 'foundations-tokens') return <TokensPage stories={stories} />;
  if (!guide) return <DocsPage />;
  const findStory = (name: string) => stories.find(({ id }) => id === toId(csfFile.meta.id, storyNameFromExport(name)));
  const folder = /([^/]+)\/[^/]+$/.exec(String(preparedMeta.parameters.fileName))?.[1];
  const importPath = folder ? `@meet/ui-kit/${folder}` : '@meet/ui-kit';
  return (
    <ReferenceContext value={reference}>
      <GuidePage guide={guide} stories={stories} findStory={findStory} importPath={importPath} />
    </ReferenceContext>
  );
}
