import { css } from '@emotion/react';
import { font, space } from '@meet/ui-kit/theme';
import { type ReactNode, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { linkUnderline, narrowColumn } from '../checkout-style.ts';

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
  // Once the section is open, it cannot be folded again, so that typed text is never hidden.
  'details[open] > &': { display: 'none' },
  // The link that unfolds the section is in the row of the title, so that the text below has the whole width.
  [narrowColumn]: {
    position: 'relative',
    alignItems: 'start',
    paddingBlock: 0,
    '& > span': { paddingBlock: 2 },
    '& > span:last-of-type': { position: 'absolute', top: 0, right: 0 },
  },
});
/**
 * The content follows `<details>` and is not inside it, because wide screens always display the content. On narrow screens, opening
 * `<details>` displays the content, even without a script.
 */
const narrowFoldStyle = css({
  '& > details': { display: 'none' },
  // The content gets the focus only as a starting point for reading. It is not a control, so no ring is drawn.
  '& > div:focus': { outline: 0 },
  [narrowColumn]: { '& > details': { display: 'block' }, '& > details:not([open]) + div': { display: 'none' } },
});
const textStyle = css({ minWidth: 0, overflowWrap: 'anywhere' });
const actionStyle = css({
  flex: 'none',
  font: font(400, 14),
  ...linkUnderline,
});

const visibleFieldSelector = 'input:not([type=hidden]), textarea';

export interface FoldProps {
  /** Summary of the values, displayed while the fields are folded. */
  text: ReactNode;
  /** @default 'Изменить' */
  action?: string;
  /** Whether the section can be folded, because its fields are filled in without errors. */
  isFolded: boolean;
  children: ReactNode;
}

/** Fields with values, folded to one line that unfolds them. The fields remain part of the form, also without JavaScript. */
export function Fold({ text: content, action = 'Изменить', isFolded, children }: FoldProps) {
  const [wasFolded] = useState(isFolded);
  const [isOpen, setOpen] = useState(!isFolded);
  if (!isFolded && !isOpen) setOpen(true);
  const focusFirstField = ({ currentTarget: details }: ToggleEvent<HTMLDetailsElement>) => {
    if (!details.open || isOpen) return;
    setOpen(true);
    details.querySelector<HTMLElement>(visibleFieldSelector)?.focus();
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
 * Content that is folded to one line on phones and tablets only, unless a style of the parent says otherwise, because wider screens have room
 * for it. It can be unfolded without its script. The script moves the focus to the first field or, without fields, to the content.
 */
export function NarrowFold({ text: content, action = 'Изменить', isFolded, children }: FoldProps) {
  const [isOpen, setOpen] = useState(!isFolded);
  const [wasOpenedByShopper, setOpenedByShopper] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  if (!isFolded && !isOpen) setOpen(true);
  useEffect(() => {
    // The shopper may have unfolded the content before hydration.
    if (container.current?.previousElementSibling?.matches('[open]')) setOpen(true);
  }, []);
  useEffect(() => {
    if (wasOpenedByShopper) (container.current?.querySelector<HTMLElement>(visibleFieldSelector) ?? container.current)?.focus();
  }, [wasOpenedByShopper]);
  const handleToggle = ({ currentTarget: details }: ToggleEvent<HTMLDetailsElement>) => {
    if (!details.open || isOpen) return;
    setOpen(true);
    setOpenedByShopper(true);
  };
  return (
    <div data-fold="" css={narrowFoldStyle}>
      {/* The browser may have opened the element before hydration. */}
      <details open={isOpen} onToggle={handleToggle} suppressHydrationWarning>
        <summary css={lineStyle}>
          <span css={textStyle}>{content}</span> <span css={actionStyle}>{action}</span>
        </summary>
      </details>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: content in use on a wide screen must stay when the window gets narrow */}
      <div ref={container} tabIndex={wasOpenedByShopper ? -1 : undefined} onFocus={() => setOpen(true)} onChange={() => setOpen(true)}>
        {children}
      </div>
    </div>
  );
}
