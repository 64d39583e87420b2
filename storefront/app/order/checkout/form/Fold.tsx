import { css } from '@emotion/react';
import { font, space } from '@meet/ui-kit/theme';
import { type ReactNode, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { narrowColumn } from '../checkout-style.ts';

const lineStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space(4),
  paddingBlock: space(2),
  minHeight: 44,
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  // What is typed is never hidden again.
  'details[open] > &': { display: 'none' },
  // The link is in the row of the title, so that the text below it has the whole width.
  [narrowColumn]: {
    position: 'relative',
    alignItems: 'start',
    paddingBlock: 0,
    '& > span': { paddingBlock: 2 },
    '& > span:last-of-type': { position: 'absolute', top: 0, right: 0 },
  },
});
/** The content follows its line, so that the browser itself opens it, and wide screens show it whether it is open or not. */
const narrowFold = css({
  '& > details': { display: 'none' },
  // The content takes the focus only to be read on, and is no control.
  '& > div:focus': { outline: 0 },
  [narrowColumn]: { '& > details': { display: 'block' }, '& > details:not([open]) + div': { display: 'none' } },
});
const textStyle = css({ minWidth: 0, overflowWrap: 'anywhere' });
const actionStyle = css({ flex: 'none', font: font(400, 14), textDecoration: 'underline', textUnderlineOffset: 3 });

const visibleFields = 'input:not([type=hidden]), textarea';

export interface FoldProps {
  /** What the fields say. */
  text: ReactNode;
  /** @default 'Изменить' */
  action?: string;
  /** Whether the fields need no attention: they are filled in and right. */
  isFolded: boolean;
  children: ReactNode;
}

/** Fields that are filled in already, as one line that opens them. They are part of the form all the time, also without JavaScript. */
export function Fold({ text: content, action = 'Изменить', isFolded, children }: FoldProps) {
  const [wasFolded] = useState(isFolded);
  const [isOpen, setOpen] = useState(!isFolded);
  if (!isFolded && !isOpen) setOpen(true);
  const focusFirstField = ({ currentTarget: details }: ToggleEvent<HTMLDetailsElement>) => {
    if (!details.open || isOpen) return;
    setOpen(true);
    details.querySelector<HTMLElement>(visibleFields)?.focus();
  };
  if (!wasFolded) return <div>{children}</div>;
  return (
    <details open={isOpen} onToggle={focusFirstField}>
      <summary css={lineStyle}>
        <span css={textStyle}>{content}</span> <span css={actionStyle}>{action}</span>
      </summary>
      {children}
    </details>
  );
}

/**
 * What is a line on phones and tablets only, because wider screens have room for it. It opens without its script too, which adds that the
 * focus moves to the first field, or else to the content.
 */
export function NarrowFold({ text: content, action = 'Изменить', isFolded, children }: FoldProps) {
  const [isOpen, setOpen] = useState(!isFolded);
  const [wasOpened, setWasOpened] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  if (!isFolded && !isOpen) setOpen(true);
  useEffect(() => {
    // It may have been opened before hydration.
    if (container.current?.previousElementSibling?.matches('[open]')) setOpen(true);
  }, []);
  useEffect(() => {
    if (wasOpened) (container.current?.querySelector<HTMLElement>(visibleFields) ?? container.current)?.focus();
  }, [wasOpened]);
  const openByShopper = ({ currentTarget: details }: ToggleEvent<HTMLDetailsElement>) => {
    if (!details.open || isOpen) return;
    setOpen(true);
    setWasOpened(true);
  };
  return (
    <div data-fold="" css={narrowFold}>
      {/* The browser may have opened it before hydration. */}
      <details open={isOpen} onToggle={openByShopper} suppressHydrationWarning>
        <summary css={lineStyle}>
          <span css={textStyle}>{content}</span> <span css={actionStyle}>{action}</span>
        </summary>
      </details>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: content in use on a wide screen must stay when the window gets narrow */}
      <div ref={container} tabIndex={wasOpened ? -1 : undefined} onFocus={() => setOpen(true)} onChange={() => setOpen(true)}>
        {children}
      </div>
    </div>
  );
}
