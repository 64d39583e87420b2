/** @jsxImportSource @emotion/react */
'use client';

import { type FocusEvent, type ReactNode, useRef } from 'react';
import { Icon } from '../icon/index.ts';
import * as style from './category-menu-style.ts';
import { showName, useLineEnds } from './use-line-ends.ts';

/** So much of what is seen goes out of sight at a press: the rest tells that the line has moved. */
const step = 0.7;

/** Not where a press has brought the focus: the name would be gone from under the pointer before it is let go. */
function showFocused({ currentTarget, target }: FocusEvent) {
  if (currentTarget instanceof HTMLElement && target.matches(':focus-visible')) showName(currentTarget, target);
}

interface MenuRowProps {
  /** Names and mark of the line, in short: another content is measured anew. */
  content: string;
  children: ReactNode;
}

/** A line of names. Where they have no room, a sign at its end says so and pulls it along; the keyboard goes by the names themselves. */
export function MenuRow({ content, children }: MenuRowProps) {
  const line = useRef<HTMLUListElement>(null);
  const { before, after } = useLineEnds(line, content);
  const pull = (direction: number) => line.current?.scrollBy({ left: direction * step * line.current.clientWidth });
  return (
    <div css={style.rowPlace}>
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
