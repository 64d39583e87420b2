import { Heading, Title } from '@storybook/addon-docs/blocks';
import { Fragment, type ReactNode } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { LiveStory } from './LiveStory.tsx';
import { StoryDescription } from './Prose.tsx';
import { formatTitle } from './StoryCode.tsx';
import { BreakpointTable, RoleTable, SizeTable } from './TokenTables.tsx';

interface PageLinkProps {
  id: string;
  children: string;
}

const PageLink = ({ id, children }: PageLinkProps) => (
  <a href={`./?path=/docs/${id}--docs`} target="_top">
    {children}
  </a>
);

/** What the code of the tokens says besides their pictures, by the name of the story. */
const additions: Record<string, ReactNode> = {
  Shape: (
    <>
      <p>
        Where the pointer is fine, <PageLink id="kit-density">data-density</PageLink> makes controls and their text smaller.
      </p>
      <SizeTable />
    </>
  ),
  Layout: <BreakpointTable />,
};

/** The page of all tokens: what each role of a colour stands for, and every token drawn. */
export const TokensPage = ({ stories }: { stories: readonly PreparedStory[] }) => (
  <>
    <Title />
    <p>
      The values that all components are made of. In CSS each is a variable, <code>var(--meet-muted)</code>; in Emotion a function of{' '}
      <code>@meet/ui-kit/theme</code>, <code>role('muted')</code>, whose names the compiler checks. When to take which is on the pages{' '}
      <PageLink id="foundations-colours">Colours</PageLink> and{' '}
      <PageLink id="foundations-type-space-and-motion">Type, space and motion</PageLink>.
    </p>
    <Heading>Roles</Heading>
    <p>
      Components take their colours by role. A role has a colour of the palette until a shop sets its variable. The palette itself is drawn
      below.
    </p>
    <RoleTable />
    {stories.map((story) => (
      <Fragment key={story.id}>
        <Heading>{formatTitle(story)}</Heading>
        <StoryDescription story={story} />
        <LiveStory story={story} pseudo={story.name === 'Focus Ring' ? 'focus' : undefined} />
        {additions[story.name]}
      </Fragment>
    ))}
  </>
);
