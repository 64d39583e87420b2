import { Canvas, Description, Source, Subheading } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { Prose } from './Prose.tsx';
import { useSnippet } from './reference.ts';

/** Whether the story is shown in an iframe of its own, as overlays are, which stand open in it. */
export const hasOwnFrame = (story: PreparedStory) => story.parameters.docs?.story?.inline === false;

/** The code of a story, folded away below its picture. Its syntax is highlighted when it is first opened. */
export function FoldedCode({ story, isInitiallyOpen = false }: { story: PreparedStory; isInitiallyOpen?: boolean }) {
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const snippet = useSnippet(story);
  if (!snippet) return null;
  return (
    <details className="folded-code" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        Code<span className="folded-code-name"> of {story.name}</span>
      </summary>
      {isOpen && <Source code={snippet.code} language="tsx" />}
      {isOpen && snippet.warning && (
        <p>
          <Prose text={snippet.warning} />
        </p>
      )}
    </details>
  );
}

interface ExampleProps {
  story: PreparedStory;
  /** Whether the controls of the page change it. */
  isPrimary?: boolean;
}

/** A story with its code. */
export function Example({ story, isPrimary = false }: ExampleProps) {
  const snippet = useSnippet(story);
  return (
    <Canvas
      of={story.moduleExport}
      withToolbar={isPrimary}
      story={{ __primary: isPrimary, __forceInitialArgs: !isPrimary }}
      {...(snippet && { source: { code: snippet.code } })}
    />
  );
}

/** Further stories that look different, with their code. */
export const Examples = ({ stories }: { stories: readonly PreparedStory[] }) =>
  stories.map((story) => (
    <div key={story.id}>
      <Subheading>{story.name}</Subheading>
      <Description of={story.moduleExport} />
      <Example story={story} />
    </div>
  ));

/** What the component does when it is used: stories that play, of which a page would show the first moment only. */
export const Behaviours = ({ stories }: { stories: readonly PreparedStory[] }) => (
  <ul className="behaviours">
    {stories.map((story) => (
      <li key={story.id}>
        <a href={`./?path=/story/${story.id}`} target="_top">
          {story.name}
        </a>
        <Description of={story.moduleExport} />
        <FoldedCode story={story} />
      </li>
    ))}
  </ul>
);
