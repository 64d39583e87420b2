import { Canvas } from '@storybook/addon-docs/blocks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import type { Snippet } from '../reference/snippets.ts';
import { followCentre } from './centre-story.ts';
import { printCurrentCode } from './current-code.ts';
import { hasOwnFrame, LiveStory } from './LiveStory.tsx';
import { Prose, StoryDescription } from './Prose.tsx';
import { useSnippet } from './reference.ts';
import { CodeBlock } from './ThemedCode.tsx';
import { useArgs } from './use-args.ts';

/** The name of a story as a title: «As link» instead of «As Link». */
export const formatTitle = ({ name }: PreparedStory) => name.replace(/ [A-Z](?=[a-z]|\b)/g, (start) => start.toLowerCase());

/** The code of a story, with what its reader has changed. */
function useCurrentSnippet(story: PreparedStory): Snippet | undefined {
  const snippet = useSnippet(story);
  const args = useArgs(story);
  return snippet?.places ? { ...snippet, code: printCurrentCode(snippet.code, snippet.places, args, story.initialArgs) } : snippet;
}

/** The code of a story, folded away below its picture. Its syntax is highlighted when it is first opened. */
export function FoldedCode({ story }: { story: PreparedStory }) {
  const [isOpen, setOpen] = useState(false);
  const snippet = useCurrentSnippet(story);
  if (!snippet) return null;
  return (
    <details className="folded" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        Code<span className="folded-name"> of {formatTitle(story)}</span>
      </summary>
      {isOpen && <CodeBlock code={snippet.code} />}
      {isOpen && snippet.warning && (
        <p>
          <Prose text={snippet.warning} />
        </p>
      )}
    </details>
  );
}

/** Puts the story of a canvas into its middle where it is narrower. */
function CentredCanvas({ children }: { children: ReactNode }) {
  const canvas = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = canvas.current?.querySelector<HTMLElement>('.sb-story > [id$="-inner"]');
    return place ? followCentre(place) : undefined;
  }, []);
  return <div ref={canvas}>{children}</div>;
}

interface ExampleProps {
  story: PreparedStory;
  /** Whether the controls of the page change it. */
  isPrimary?: boolean;
  /** Whether it is drawn smaller where that makes room for its layout from 1024 px. */
  isWide?: boolean | undefined;
}

/** A story with its code. An overlay has its own frame, in the dress of the other examples. */
export function Example({ story, isPrimary = false, isWide = false }: ExampleProps) {
  const snippet = useCurrentSnippet(story);
  if (hasOwnFrame(story))
    return (
      <div className="framed-example" data-wide={isWide ? '' : undefined}>
        <LiveStory story={story} isControlled={isPrimary} />
        <FoldedCode story={story} />
      </div>
    );
  return (
    <CentredCanvas>
      <Canvas
        of={story.moduleExport}
        withToolbar={false}
        story={{ __primary: isPrimary, __forceInitialArgs: !isPrimary }}
        {...(snippet && { source: { code: snippet.code } })}
      />
    </CentredCanvas>
  );
}

/** A story that plays, which starts when its reader asks for it. */
function FoldedStory({ story }: { story: PreparedStory }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="folded" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        Play<span className="folded-name"> {formatTitle(story)}</span>
      </summary>
      {isOpen && (
        <div className="framed-example">
          <LiveStory story={story} isFramed />
        </div>
      )}
    </details>
  );
}

/** What the component does when it is used: stories that play, each at the press of its reader. */
export const Behaviours = ({ stories }: { stories: readonly PreparedStory[] }) => (
  <ul className="behaviours">
    {stories.map((story) => (
      <li key={story.id}>
        <a href={`./?path=/story/${story.id}`} target="_top">
          {formatTitle(story)}
        </a>
        <StoryDescription story={story} />
        <FoldedStory story={story} />
        <FoldedCode story={story} />
      </li>
    ))}
  </ul>
);
