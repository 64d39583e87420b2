import { Heading, Title } from '@storybook/addon-docs/blocks';
import { Fragment, type ReactNode } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { LiveStory } from './LiveStory.tsx';
import { StoryDescription } from './Prose.tsx';
import { applyPseudoState } from './pseudo-states.ts';
import { formatTitle } from './StoryCode.tsx';
import { BreakpointTable, CodeTable, PictureDimNote, RoleTable, SizeTable, TypeVariables } from './TokenTables.tsx';

interface PageLinkProps {
  id: string;
  children: string;
}

const PageLink = ({ id, children }: PageLinkProps) => (
  <a href={`./?path=/docs/${id}--docs`} target="_top">
    {children}
  </a>
);

/** Content that the page of tokens adds below a story's picture, by the name of the story. */
const additions: Record<string, ReactNode> = {
  Colours: <PictureDimNote />,
  Type: <TypeVariables />,
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

/** Gives the first control in the picture of a story the look of the focus. */
const focusFirst = (picture: HTMLElement) => void applyPseudoState(picture, 'focus');

/** The page of tokens leaves out this story, because the page of colours has its picture and rules. */
const storyOfColoursPage = 'Contrast';

/** The page of all tokens: what each role of a colour stands for, and every token drawn. */
export const TokensPage = ({ stories }: { stories: readonly PreparedStory[] }) => (
  <>
    <Title />
    <p>
      Every value that components are made of, with its name. When to take which is on the pages{' '}
      <PageLink id="foundations-colours">Colours</PageLink>, which has the contrast of all pairs,{' '}
      <PageLink id="foundations-type-space-and-motion">Type, space and motion</PageLink> and{' '}
      <PageLink id="foundations-icons">Icons</PageLink>. As files for a design tool they are in{' '}
      <PageLink id="introduction-handoff">Handoff</PageLink>.
    </p>
    <Heading>In code</Heading>
    <p>
      In CSS a token is a variable. In Emotion it is a function of <code>@meet/ui-kit/theme</code>, whose names the compiler checks.
    </p>
    <CodeTable />
    <Heading>Roles</Heading>
    <p>
      Components take their colours by role, <code>role('muted')</code> or <code>var(--meet-muted)</code>. A role has a colour of the
      palette below until a shop sets its variable.
    </p>
    <RoleTable />
    {stories
      .filter(({ name }) => name !== storyOfColoursPage)
      .map((story) => (
        <Fragment key={story.id}>
          <Heading>{formatTitle(story)}</Heading>
          <StoryDescription story={story} />
          <LiveStory story={story} onPicture={story.name === 'Focus Ring' ? focusFirst : undefined} />
          {additions[story.name]}
        </Fragment>
      ))}
  </>
);
