/** @jsxImportSource @emotion/react */
'use client';

import { type ComponentProps, type ReactNode, type ToggleEvent, useId } from 'react';
import { Icon } from '../icon/index.ts';
import { content, heading, item as itemStyle, list, summary } from './accordion-style.ts';

export interface AccordionItem {
  /** Names it within the list; also the anchor of its place on the page. */
  id: string;
  /** What is asked, or what the part is about. */
  title: ReactNode;
  /** The answer; it is in the page while closed too, so the browser's find and search engines reach it. */
  content: ReactNode;
  /** Stands open at first. */
  open?: boolean | undefined;
}

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The parts, in order. */
  items: readonly AccordionItem[];
  /** Level of their headings in the page's outline. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Opening one closes the others. */
  single?: boolean | undefined;
  /** Told which part was opened or closed. */
  onOpenChange?: ((id: string, open: boolean) => void) | undefined;
}

/** Parts that open one by one: works before any script, and the browser's find opens the part where it found something. */
export function Accordion({ items, headingLevel = 3, single = false, onOpenChange, ...root }: AccordionProps) {
  const group = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div css={list} {...root}>
      {items.map(({ id, title, content: answer, open }) => (
        <details
          key={id}
          id={id}
          css={itemStyle}
          name={single ? group : undefined}
          open={open}
          onToggle={(event: ToggleEvent<HTMLDetailsElement>) => onOpenChange?.(id, event.newState === 'open')}
        >
          <summary css={summary}>
            <Heading css={heading}>{title}</Heading>
            <Icon name="plus" />
          </summary>
          <div css={content}>{answer}</div>
        </details>
      ))}
    </div>
  );
}
