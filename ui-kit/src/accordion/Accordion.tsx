/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ComponentProps, type ReactNode, type ToggleEvent, useId } from 'react';
import { Icon } from '../icon/index.ts';
import { font, media, motion, role, space } from '../theme/index.ts';

const list = css({ borderTop: `1px solid ${role('border')}` });

const itemStyle = css({ borderBottom: `1px solid ${role('border')}` });

const summary = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  minHeight: 52,
  marginInline: `calc(-1 * ${space(1)})`,
  padding: `${space(3)} ${space(1)}`,
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  [media.hover]: { '&:hover': { color: role('muted') } },
  '&:active': { background: role('surface') },
  '&:focus-visible': { outlineOffset: -2 },
  // The plus icon turns into a cross.
  '& > svg': { transition: `transform ${motion('fast')} ${motion('ease')}` },
  'details[open] > & > svg': { transform: 'rotate(45deg)' },
});

const heading = css({ minWidth: 0, font: font(500, 16), letterSpacing: 0, overflowWrap: 'anywhere' });

const contentStyle = css({ maxWidth: '60ch', paddingBottom: space(5), overflowWrap: 'anywhere' });

export interface AccordionItem {
  /** Unique id of the part. A link to it scrolls to the part and leaves it closed, unless you set `open`. */
  id: string;
  /** Title of the part: text, without links and buttons. */
  label: ReactNode;
  /** Content of the part. It stays in the page while the part is closed, so search engines and the browser's find reach it. */
  content: ReactNode;
  /**
   * Whether the part is initially open; with `single` set it on one at most. Afterwards the shopper opens and closes it, which
   * `onOpenChange` reports.
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
  /** Called when a part is opened or closed. A browser may also report the parts that are open at first. */
  onOpenChange?: ((id: string, open: boolean) => void) | undefined;
}

/**
 * Sections that open under their titles, for content of which each reader needs only a part. Works without JavaScript. For one view at a
 * time take `Tabs`.
 */
export function Accordion({ items, headingLevel = 3, single = false, onOpenChange, ...rootProps }: AccordionProps) {
  const group = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div css={list} {...rootProps}>
      {items.map(({ id, label, content: itemContent, open }) => (
        <details
          key={id}
          id={id}
          css={itemStyle}
          name={single ? group : undefined}
          open={open}
          onToggle={(event: ToggleEvent<HTMLDetailsElement>) => onOpenChange?.(id, event.newState === 'open')}
        >
          <summary css={summary}>
            <Heading css={heading}>{label}</Heading>
            <Icon name="plus" />
          </summary>
          <div css={contentStyle}>{itemContent}</div>
        </details>
      ))}
    </div>
  );
}
