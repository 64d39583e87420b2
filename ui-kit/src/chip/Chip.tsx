/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import type { HTMLAttributes, MouseEvent, ReactNode } from 'react';
import { hidden } from '../hidden/index.ts';
import { Icon } from '../icon/index.ts';
import { forcedColors } from '../internal/style/forced-colors.ts';
import { Link } from '../link/index.ts';
import { useTexts } from '../locale/locale-context.ts';
import { actionState, font, media, motion, radius, role } from '../theme/index.ts';
import { chipTexts } from './chip-texts.ts';

export interface ChipProps extends Omit<HTMLAttributes<HTMLElement>, 'onClick'> {
  /** Label, one or two words: a category or a filter. */
  children: ReactNode;
  /**
   * Whether the chip is selected. A selected chip is filled, and sets `aria-pressed` on a button or `aria-current` on a link. Give `false`
   * to a choice that is not selected: if omitted, the button is not a toggle for screen readers.
   */
  selected?: boolean | undefined;
  /** Called when the chip is pressed, unless there is `onRemove`. With `href`, the link is followed as well. */
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Address that makes the chip a link. */
  href?: string | undefined;
  /**
   * Called to remove the chip. Shows a cross and adds «Убрать» for screen readers. With `href`, the chip is a link, so it works without
   * JavaScript.
   */
  onRemove?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /**
   * Shows the cross even without `onRemove`, for a link whose address already leaves the filter out.
   * @default onRemove !== undefined
   */
  removable?: boolean | undefined;
  /**
   * Disables the button, which keeps its place and which Tab then skips. No effect on a link or on plain text.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Id of the element, for labels and focus. */
  id?: string | undefined;
  /** Class name of the chip. */
  className?: string | undefined;
}

const root = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  flex: 'none',
  maxWidth: '100%',
  minHeight: 'min(36px, var(--meet-control-small))',
  paddingBlock: 'calc((min(36px, var(--meet-control-small)) - 24px) / 2)',
  paddingInline: 14,
  border: `1px solid ${role('control')}`,
  borderRadius: radius('full'),
  background: role('page'),
  font: font(400, 14),
  overflowWrap: 'anywhere',
  transition: `background ${motion('fast')}, color ${motion('fast')}, border-color ${motion('fast')}`,
});
const pressable = css({
  // 44 px touch target.
  '&::after': { content: '""', position: 'absolute', inset: -5 },
  [media.hover]: { '&:hover': { borderColor: role('text') } },
  '&:active': { background: role('tile'), color: role('text') },
  '&:focus-visible': { borderRadius: radius('full') },
  '&:disabled': { borderColor: role('border'), background: role('tile'), color: role('muted'), cursor: 'not-allowed' },
});
const selectedStyle = css({
  borderColor: role('action'),
  background: role('action'),
  color: role('on-action'),
  '&:active': { background: actionState('pressed'), color: role('on-action') },
  [forcedColors]: { outline: '2px solid', outlineOffset: -3 },
});
/** A chip that is only text has no edge, because an edge would make it look like a control. */
const plain = css({ borderColor: 'transparent', background: role('tile') });

/** A choice of one or two words, a link to a narrower listing, or an applied filter that can be removed. A chosen chip is filled. */
export function Chip({
  children,
  selected,
  onClick,
  href,
  onRemove,
  removable = onRemove !== undefined,
  disabled,
  ...elementProps
}: ChipProps) {
  const texts = useTexts('chip', chipTexts);
  const handlePress = onRemove ?? onClick;
  const chipStyle = [root, href !== undefined || handlePress !== undefined ? pressable : plain, selected && selectedStyle];
  const content = (
    <>
      {removable && <span css={hidden}>{`${texts.remove}: `}</span>}
      <span>{children}</span>
      {removable && <Icon name="x" size={16} />}
    </>
  );
  if (href !== undefined) {
    return (
      <Link css={chipStyle} {...elementProps} href={href} onClick={handlePress} aria-current={selected ? 'true' : undefined}>
        {content}
      </Link>
    );
  }
  if (handlePress === undefined) {
    return (
      <span css={chipStyle} {...elementProps}>
        {content}
      </span>
    );
  }
  return (
    <button
      css={chipStyle}
      {...elementProps}
      type="button"
      disabled={disabled}
      onClick={handlePress}
      aria-pressed={removable ? undefined : selected}
    >
      {content}
    </button>
  );
}
