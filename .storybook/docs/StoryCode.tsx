import { Canvas, Description, Source, Subheading } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { readCode } from './source.ts';

/** Overlays have frames of their own, in which they stand open. */
export const hasOwnFrame = (story: PreparedStory) => story.parameters.docs?.story?.inline === false;

interface StoryCodeProps {
  story: PreparedStory;
  /** Path by which the component is imported. */
  entry: string;
}

/** The code of a story, below a picture that leaves no room for it. It is coloured when it is first opened. */
export function FoldedCode({ story, entry }: StoryCodeProps) {
  const [isOpen, setOpen] = useState(false);
  const code = readCode(story, entry);
  if (!code) return null;
  return (
    <details className="folded-code" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        Code<span className="folded-code-name"> of {story.name}</span>
      </summary>
      {isOpen && <Source code={code} language="tsx" />}
    </details>
  );
}

interface ExampleProps extends StoryCodeProps {
  /** Whether the controls of the page change it. */
  isPrimary?: boolean;
}

/** A story with its code. */
export function Example({ story, entry, isPrimary = false }: ExampleProps) {
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

/** Further stories that look different, with their code. */
export const Examples = ({ stories, entry }: { stories: readonly PreparedStory[]; entry: string }) =>
  stories.map((story) => (
    <div key={story.id}>
      <Subheading>{story.name}</Subheading>
      <Description of={story.moduleExport} />
      <Example story={story} entry={entry} />
    </div>
  ));

/** What the component does when it is used: stories that play, of which a page would show the first moment only. */
export const Behaviours = ({ stories, entry }: { stories: readonly PreparedStory[]; entry: string }) => (
  <ul className="behaviours">
    {stories.map((story) => (
      <li key={story.id}>
        <a href={`./?path=/story/${story.id}`} target="_top">
          {story.name}
        </a>
        <Description of={story.moduleExport} />
        <FoldedCode story={story} entry={entry} />
      </li>
    ))}
  </ul>
);
