import { type ReactNode, useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { joinNumbers } from './join-numbers.ts';
import { componentNames, ReferenceContext } from './reference.ts';
import { type ProsePart, splitProse } from './split-prose.ts';

/** Pages of the manual that a guide may name, and their ids. */
const pageIds: Readonly<Record<string, string>> = {
  'page Colours': 'foundations-colours',
  'page Icons': 'foundations-icons',
  'page Type, space and motion': 'foundations-type-space-and-motion',
  'page For integrators': 'introduction-for-integrators',
};

const pageName = new RegExp(`(${Object.keys(pageIds).join('|')})`);

/** Text in which names of properties stand between backticks. Names of other components and of some pages become links. */
export function Prose({ text }: { text: string }) {
  const { component } = useContext(ReferenceContext);
  return text.split(pageName).map((section) => {
    const id = pageIds[section];
    return id ? (
      <a key={section} href={`./?path=/docs/${id}--docs`} target="_top">
        {section}
      </a>
    ) : (
      splitProse(section, componentNames).map((part, index) => {
        const isLink = part.isComponent && part.content !== component;
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
        return <ProsePiece key={index} {...part} isComponent={isLink} />;
      })
    );
  });
}

function ProsePiece({ content, isCode, isComponent }: ProsePart) {
  const text = isCode ? <code>{content}</code> : joinNumbers(content);
  return isComponent ? <ComponentLink name={content}>{text}</ComponentLink> : text;
}

/** The comment of a story, below its title. A leading «Controlled: » is removed, because the title says the same. */
export function StoryDescription({ story: { parameters } }: { story: PreparedStory }) {
  const comment: string | undefined = parameters.docs?.description?.story;
  const text = comment?.replace(/^Controlled: (\w)/, (_, start: string) => start.toUpperCase());
  return (
    text && (
      <p>
        <Prose text={text} />
      </p>
    )
  );
}

interface ComponentLinkProps {
  name: string;
  /** @default the name */
  children?: ReactNode;
}

export const ComponentLink = ({ name, children = name }: ComponentLinkProps) => (
  <a href={`./?path=/docs/kit-${name.toLowerCase()}--docs`} target="_top">
    {children}
  </a>
);

export const ProseList = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>
        <Prose text={item} />
      </li>
    ))}
  </ul>
);

interface ProsePairProps {
  good: string;
  bad: string;
}

/** Two texts of the shop, in Russian: what to write, and what not to write. */
export const ProsePair = ({ good, bad }: ProsePairProps) => (
  <div className="guide-pair">
    <p className="guide-good">
      <b className="guide-verdict">Do</b> <span lang="ru">{joinNumbers(good)}</span>
    </p>
    <p className="guide-bad">
      <b className="guide-verdict">Do not</b> <span lang="ru">{joinNumbers(bad)}</span>
    </p>
  </div>
);
