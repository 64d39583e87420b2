import { Story } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import type { Snippet } from '../reference/snippets.ts';
import { CopyButton } from './CopyButton.tsx';
import { followCentre } from './centre-story.ts';
import { printCurrentCode } from './current-code.ts';
import { hasOwnFrame, LiveStory } from './LiveStory.tsx';
import { Prose, StoryDescription } from './Prose.tsx';
import { useSnippet } from './reference.ts';
import { CodeBlock } from './ThemedCode.tsx';
import { useArgs } from './use-args.ts';

/** The name of a story as a title: «As link» instead of «As Link». */
export const formatTitle = ({ name }: PreparedStory) => name.replace(/ [A-Z](?=[a-z]|\b)/g, (start) => start.toLowerCase());

/** The code of a story, with the values that its reader has changed by the controls. */
function useCurrentSnippet(story: PreparedStory): Snippet | undefined {
  const snippet = useSnippet(story);
  const args = useArgs(story);
  return snippet?.places ? { ...snippet, code: printCurrentCode(snippet.code, snippet.places, args, story.initialArgs) } : snippet;
}

/** Maximum number of lines of code that are unfolded below the first example. Longer code would push the next section away. */
const maxOpenLines = 18;

const isShort = ({ code }: Snippet) => code.split('\n').length <= maxOpenLines;

interface FoldedCodeProps {
  story: PreparedStory;
  /** Whether the code is unfolded at first, if it is short. */
  startsOpen?: boolean | undefined;
  /** Whether a button beside the folded code copies it. */
  hasCopy?: boolean;
}

/** The code of a story below its picture, usually folded. The syntax is highlighted when the code is first unfolded. */
export function FoldedCode({ story, startsOpen = false, hasCopy = false }: FoldedCodeProps) {
  const snippet = useCurrentSnippet(story);
  const [isOpen, setOpen] = useState(startsOpen && snippet !== undefined && isShort(snippet));
  if (!snippet) return null;
  return (
    <div className="example-code">
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
      {hasCopy && !isOpen && <CopyButton text={snippet.code} label={`Copy the code of ${formatTitle(story)}`} />}
    </div>
  );
}

interface ExampleProps {
  story: PreparedStory;
  /** Whether the story is the first of the page, which the controls change and whose code is unfolded. */
  isPrimary?: boolean;
  /** Whether the story is drawn smaller, so that its layout from 1024 px on has room. */
  isWide?: boolean | undefined;
}

/** A story in the page itself, centred if it is narrower than its container. */
function InlineExample({ story, isPrimary }: Required<Pick<ExampleProps, 'story' | 'isPrimary'>>) {
  const example = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const container = example.current?.querySelector<HTMLElement>('.sb-story > [id$="-inner"]');
    return container ? followCentre(container) : undefined;
  }, []);
  return (
    <div className="docs-story sb-unstyled" ref={example} data-layout={story.parameters.layout}>
      <Story of={story.moduleExport} __primary={isPrimary} __forceInitialArgs={!isPrimary} />
    </div>
  );
}

/** A story with its code. An overlay has a frame of its own. */
export const Example = ({ story, isPrimary = false, isWide = false }: ExampleProps) => (
  <div className="framed-example" data-wide={isWide ? '' : undefined}>
    {hasOwnFrame(story) ? <LiveStory story={story} isControlled={isPrimary} /> : <InlineExample story={story} isPrimary={isPrimary} />}
    {isWide && hasOwnFrame(story) && <p className="wide-note">The screen of a computer, drawn at three quarters of its size</p>}
    <FoldedCode story={story} startsOpen={isPrimary} hasCopy />
  </div>
);

/** A story that plays once its reader unfolds it. */
function FoldedStory({ story }: { story: PreparedStory }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="folded" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="play-button">
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

/** Stories that play what the component does in use, each once its reader unfolds it. */
export const Behaviours = ({ stories }: { stories: readonly PreparedStory[] }) => (
  <ul className="behaviours">
    {stories.map((story) => (
      <li key={story.id}>
        <div className="behaviour-text">
          <a href={`./?path=/story/${story.id}`} target="_top">
            {formatTitle(story)}
          </a>
          <StoryDescription story={story} />
        </div>
        <FoldedStory story={story} />
        <FoldedCode story={story} />
      </li>
    ))}
  </ul>
);
