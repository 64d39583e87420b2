/** @jsxImportSource @emotion/react */
'use client';

import { type ComponentProps, type ReactNode, type ToggleEvent, useId } from 'react';
import { Icon } from '../icon/index.ts';
import { content, heading, item as itemStyle, list, summary } from './accordion-style.ts';

export interface AccordionItem {
  /** Unique id of the part, also its anchor on the page. */
  id: string;
  /** Question or heading of the part. */
  title: ReactNode;
  /** Content of the part. It stays in the page while the part is closed, so search engines and the browser's find reach it. */
  content: ReactNode;
  /**
   * Whether the part is initially open.
   * @default false
   */
  open?: boolean | undefined;
}

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Parts of the accordion, in order. */
  items: readonly AccordionItem[];
  /**
   * Heading level of the titles.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * Whether opening a part closes the others.
   * @default false
   */
  single?: boolean | undefined;
  /** Called when a part is opened or closed. */
  onOpenChange?: ((id: string, open: boolean) => void) | undefined;
}

/** A list of parts that expand and collapse. It works without JavaScript, and the browser's find opens the part with a match. */
export function Accordion({ items, headingLevel = 3, single = false, onOpenChange, ...root }: AccordionProps) {
  const group = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div css={list} {...root}>
      {items.map(({ id, title, content: response, open }) => (
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
          <div css={content}>{response}</div>
        </details>
      ))}
    </div>
  );
}
