/** @jsxImportSource @emotion/react */
'use client';

import { Popover as Base } from '@base-ui/react/popover';
import { css } from '@emotion/react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { keepOpenForToasts } from '../internal/keep-open.ts';
import { overlayTexts } from '../internal/overlay-texts.ts';
import { closeButton } from '../internal/style/panel-style.ts';
import { popup, popupGap, popupLayer } from '../internal/style/popup-style.ts';
import { useTexts } from '../locale/locale-context.ts';
import { font, space } from '../theme/index.ts';

const withTitle = css({ '--title-gap': space(2), '--beside-cross': space(4) });

const titleStyle = css({ padding: `${space(3)} 52px 0 ${space(4)}`, font: font(500, 16), letterSpacing: 0 });

const closeStyle = css({ position: 'absolute', top: 1, right: 1 });

/** The close button is next to the title, or next to the content if there is no title. */
const body = css({
  padding: `var(--title-gap, ${space(3)}) var(--beside-cross, 52px) ${space(4)} ${space(4)}`,
  overflowWrap: 'anywhere',
});

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Button that opens the popover: an element that takes a `ref` and attributes, such as `Button` or `IconButton`. */
  trigger: ReactElement;
  /** Title, shown as a heading of level 2. If omitted, set `label`. */
  title?: ReactNode;
  /** Accessible name of a popover without a title. Leave it out with a title, which it would replace. */
  label?: string | undefined;
  /** Content, below the title if there is one. */
  children?: ReactNode;
  /** Whether the popover is open, when controlled. */
  open?: boolean | undefined;
  /**
   * Whether the popover is initially open, when uncontrolled.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when the popover opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * Side of the trigger on which the popover opens if there is room: `bottom` or `top` in a text, `left` or `right` beside a column.
   * @default 'bottom'
   */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /**
   * Edge of the trigger that the popover aligns to: `end` near the right edge of the screen, `center` below a small icon.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Class name of the panel. */
  className?: string | undefined;
}

/**
 * Details beside the button that opens them; the page stays usable. For actions take `Menu`, for forms `Dialog`, for decisions
 * `ConfirmDialog`.
 *
 * It contains Base UI's popover, so load it on demand, with React's `lazy`.
 */
export function Popover({ trigger, title, label, children, side = 'bottom', align = 'start', ...rest }: PopoverProps) {
  const { open, defaultOpen, onOpenChange, ...attributes } = rest;
  const texts = useTexts('overlay', overlayTexts);
  return (
    <Base.Root open={open} defaultOpen={defaultOpen} onOpenChange={keepOpenForToasts(onOpenChange)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner css={popupLayer} side={side} align={align} {...popupGap}>
          <Base.Popup css={[popup, title ? withTitle : null]} aria-label={label} {...attributes}>
            {title && <Base.Title css={titleStyle}>{title}</Base.Title>}
            <Base.Close css={[closeButton, closeStyle]} aria-label={texts.close}>
              <Icon name="x" size={18} />
            </Base.Close>
            <div css={body}>{children}</div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
