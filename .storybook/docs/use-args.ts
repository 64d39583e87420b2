import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events';
import type { Args, PreparedStory } from 'storybook/internal/types';

/** The values of a story's properties, as its reader has changed them. */
export function useArgs(story: PreparedStory): Args {
  const context = useContext(DocsContext);
  const [args, setArgs] = useState<Args>(story.initialArgs);
  useEffect(() => {
    const updateArgs = ({ storyId }: { storyId: string }) => {
      if (storyId === story.id) setArgs({ ...context.getStoryContext(story).args });
    };
    context.channel.on(STORY_ARGS_UPDATED, updateArgs);
    return () => context.channel.off(STORY_ARGS_UPDATED, updateArgs);
  }, [story, context]);
  return args;
}
