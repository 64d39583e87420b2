import { DocsContext, PureArgsTable } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { Args, PreparedStory, StrictArgTypes } from 'storybook/internal/types';
import { fillDefaults, listControls } from './controls.ts';
import { ReferenceContext } from './reference.ts';
import { useArgs } from './use-args.ts';

interface ControlTableProps {
  story: PreparedStory;
  controls: StrictArgTypes;
}

function ControlTable({ story, controls }: ControlTableProps) {
  const { channel } = useContext(DocsContext);
  const reference = useContext(ReferenceContext);
  const args = useArgs(story);
  const { id: storyId } = story;
  return (
    <PureArgsTable
      rows={controls}
      args={fillDefaults(controls, args, reference)}
      updateArgs={(updatedArgs: Args) => channel.emit(UPDATE_STORY_ARGS, { storyId, updatedArgs })}
      resetArgs={(argNames?: string[]) => channel.emit(RESET_STORY_ARGS, { storyId, argNames })}
      storyId={storyId}
    />
  );
}

/** Controls for the properties of a docs page's first example. */
export function ExampleControls({ story }: { story: PreparedStory }) {
  const [isOpen, setOpen] = useState(false);
  const controls = listControls(story.argTypes, useContext(ReferenceContext));
  // A story that ignores its arguments gets no controls, because they would not change it.
  if (story.parameters.__isArgsStory === false || Object.keys(controls).length === 0) return null;
  return (
    <details className="folded example-controls" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Change its properties</summary>
      {isOpen && <ControlTable story={story} controls={controls} />}
    </details>
  );
}
