/** @jsxImportSource @emotion/react */
'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import type { CSSProperties } from 'react';
import { Icon } from '../icon/index.ts';
import { useKeyboardInset } from '../internal/keyboard-inset.ts';
import { scrollStop } from '../internal/scroll-stop.ts';
import { body, closeButton, foot, head, panel, title as titleStyle } from '../internal/style/panel-style.ts';
import type { DialogProps } from './Dialog.tsx';
import {
  aside as asideStyle,
  description as descriptionStyle,
  dialog,
  dialogBody,
  dialogHead,
  main,
  viewport,
  withAside,
} from './dialog-style.ts';

type DialogPanelProps = Pick<
  DialogProps,
  'title' | 'description' | 'children' | 'footer' | 'aside' | 'size' | 'initialFocus' | 'id' | 'className'
>;

/** The open dialog. Only it tracks the on-screen keyboard, so that a closed dialog has no listeners. */
export function DialogPanel({ size = 'small', aside, children, footer, ...dialogProps }: DialogPanelProps) {
  const { title, description, initialFocus, id, className } = dialogProps;
  const inset: CSSProperties & Record<'--keyboard-inset', string> = { '--keyboard-inset': `${useKeyboardInset()}px` };
  return (
    <Base.Viewport css={viewport} style={inset}>
      <Base.Popup css={[panel, dialog(size), aside ? withAside : null]} id={id} className={className} initialFocus={initialFocus}>
        {aside && <div css={asideStyle}>{aside}</div>}
        <div css={main}>
          <div css={[head, dialogHead]}>
            <Base.Title css={titleStyle}>{title}</Base.Title>
            <Base.Close css={closeButton} aria-label="Закрыть">
              <Icon name="x" />
            </Base.Close>
          </div>
          <div ref={scrollStop} css={[body, dialogBody]}>
            {description && <Base.Description css={descriptionStyle}>{description}</Base.Description>}
            {children}
          </div>
          {footer && <div css={foot}>{footer}</div>}
        </div>
      </Base.Popup>
    </Base.Viewport>
  );
}
