import { Canvas, Description, Source, Subheading } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { readCode } from './source.ts';

/** Whether the story is shown in an iframe of its own, as overlays are, which stand open in it. */
export const hasOwnFrame = (story: PreparedStory) => story.parameters.docs?.story?.inline === false;

interface StoryCodeProps {
  story: PreparedStory;
  /** Path by which the component is imported. */
  importPath: string;
}

/** The code of a story, folded away below its picture. Its syntax is highlighted when it is first opened. */
export function FoldedCode({ story, importPath }: StoryCodeProps) {
  const [isOpen, setOpen] = useState(false);
  const code = readCode(story, importPath);
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
export function Example({ story, importPath, isPrimary = false }: ExampleProps) {
  const code = readCode(story, importPath);
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
export const Examples = ({ stories, importPath }: { stories: readonly PreparedStory[]; importPath: string }) =>
  stories.map((story) => (
    <div key={story.id}>
      <Subheading>{story.name}</Subheading>
      <Description of={story.moduleExport} />
      <Example story={story} importPath={importPath} />
    </div>
  ));

/** What the component does when it is used: stories that play, of which a page would show the first moment only. */
export const Behaviours = ({ stories, importPath }: { stories: readonly PreparedStory[]; importPath: string }) => (
  <ul className="behaviours">
    {stories.map((story) => (
      <li key={story.id}>
        <a href={`./?path=/story/${story.id}`} target="_top">
          {story.name}
        </a>
        <Description of={story.moduleExport} />
        <FoldedCode story={story} importPath={importPath} />
      </li>
    ))}
  </ul>
);
