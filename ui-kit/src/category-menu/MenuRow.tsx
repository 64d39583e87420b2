/** @jsxImportSource @emotion/react */
'use client';

import { type FocusEvent, type ReactNode, useRef } from 'react';
import { Icon } from '../icon/index.ts';
import * as style from './category-menu-style.ts';
import { showName, useLineEnds } from './use-line-ends.ts';

/** Share of the visible width that one press scrolls by. The rest stays visible, for orientation. */
const step = 0.7;

/** Scrolls to a name that gets the focus by keyboard. A pointer press must not move the name away before release. */
function showFocused({ currentTarget, target }: FocusEvent) {
  if (currentTarget instanceof HTMLElement && target.matches(':focus-visible')) showName(currentTarget, target);
}

interface MenuRowProps {
  /** Text that differs whenever the content of the row does. The row is measured again when it changes. */
  content: string;
  children: ReactNode;
}

/** A row of names. When it overflows, a button at each end scrolls it; the keyboard moves between the names. */
export function MenuRow({ content, children }: MenuRowProps) {
  const line = useRef<HTMLUListElement>(null);
  const { before, after } = useLineEnds(line, content);
  const pull = (direction: number) => line.current?.scrollBy({ left: direction * step * line.current.clientWidth });
  return (
    <div css={style.rowCell}>
      <ul ref={line} css={style.lists.row} onFocus={showFocused}>
        {children}
      </ul>
      {before && (
        <button type="button" tabIndex={-1} aria-hidden="true" css={[style.pull, style.back]} onClick={() => pull(-1)}>
          <Icon name="left" size={18} />
        </button>
      )}
      {after && (
        <button type="button" tabIndex={-1} aria-hidden="true" css={[style.pull, style.on]} onClick={() => pull(1)}>
          <Icon name="right" size={18} />
        </button>
      )}
    </div>
  );
}
