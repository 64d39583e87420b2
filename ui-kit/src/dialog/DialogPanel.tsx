/** @jsxImportSource @emotion/react */
'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import { type CSSProperties, useSyncExternalStore } from 'react';
import { Icon } from '../icon/index.ts';
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

/** A smaller change is caused by the browser's toolbar. */
const leastKeyboard = 60;

function subscribe(changed: () => void): () => void {
  const viewport = globalThis.visualViewport;
  viewport?.addEventListener('resize', changed);
  return () => viewport?.removeEventListener('resize', changed);
}

function covered(): number {
  const viewport = globalThis.visualViewport;
  if (!viewport) return 0;
  const height = Math.round(window.innerHeight - viewport.height * viewport.scale);
  return height < leastKeyboard ? 0 : height;
}

/** Height in pixels by which the on-screen keyboard covers the page. Bottom-fixed content must stay above it. */
function useKeyboardInset(): number {
  return useSyncExternalStore(subscribe, covered, () => 0);
}
