/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../heading/index.ts';
import { role, space } from '../theme/index.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Title that names the state: «Ничего не нашли», «Не загрузилось». */
  title: string;
  /** Why the list is empty, or what it will contain. If omitted, the title stands alone. */
  text?: ReactNode;
  /** Buttons or links to continue with, the most useful first. */
  actions?: ReactNode;
  /** Picture above the text, 180 px wide: a `Picture` or an `img` with an empty `alt`. */
  picture?: ReactNode;
  /**
   * Heading level of the title. Choose it by the outline of the page.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * Whether screen readers announce the state. Set it when the state replaces other content, for example after a failure.
   * @default false
   */
  announced?: boolean | undefined;
}

const root = css({ display: 'grid', justifyItems: 'start', gap: space(2), maxWidth: 480, overflowWrap: 'break-word' });
const pictureBox = css({ width: 180, maxWidth: '100%', marginBottom: space(2) });
const textStyle = css({ display: 'grid', gap: space(2) });
const reasonStyle = css({ color: role('muted') });
const actionRow = css({ display: 'flex', flexWrap: 'wrap', gap: space(3), marginTop: space(2) });

/** Replaces a list that is empty or failed to load, with the reason and the next step. For a whole page take `NoSignal` or `NotFound`. */
export function EmptyState({ title, text, actions, picture, headingLevel = 2, announced = false, ...sectionProps }: EmptyStateProps) {
  return (
    <section css={root} {...sectionProps}>
      {picture && <div css={pictureBox}>{picture}</div>}
      <div css={textStyle} role={announced ? 'status' : undefined}>
        <Heading level={headingLevel} size="small">
          {title}
        </Heading>
        {text && <p css={reasonStyle}>{text}</p>}
      </div>
      {actions && <div css={actionRow}>{actions}</div>}
    </section>
  );
}
