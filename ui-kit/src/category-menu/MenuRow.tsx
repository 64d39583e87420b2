/** @jsxImportSource @emotion/react */
'use client';

import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/index.ts';
import * as style from './category-menu-style.ts';

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

interface LineEnds {
  /** Whether names are hidden before the visible part. */
  before: boolean;
  /** Whether names are hidden after the visible part. */
  after: boolean;
}

const whole: LineEnds = { before: false, after: false };

function measureEnds({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): LineEnds {
  // Scrolling may end at a fractional pixel.
  return { before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 };
}

/** Width that a scroll button and its fade cover. */
const signWidth = 48;

/** Scrolls a name out from under the ends of its row. */
function showName(line: HTMLElement, name: Element) {
  const [nameBox, lineBox] = [name.getBoundingClientRect(), line.getBoundingClientRect()];
  // Without layout nothing is hidden.
  if (lineBox.width === 0) return;
  if (nameBox.left >= lineBox.left + signWidth && nameBox.right <= lineBox.right - signWidth) return;
  line.scrollTo({ left: line.scrollLeft + nameBox.left - lineBox.left - (lineBox.width - nameBox.width) / 2, behavior: 'instant' });
}

/** Returns which ends of a row hide names, and keeps the marked name visible. The row is measured again when `content` changes. */
function useLineEnds(line: RefObject<HTMLElement | null>, content: string): LineEnds {
  const [ends, setEnds] = useState(whole);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other names are another line
  useEffect(() => {
    const element = line.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const judge = () => {
      const now = measureEnds(element);
      setEnds((last) => (last.before === now.before && last.after === now.after ? last : now));
    };
    const resized = new ResizeObserver(judge);
    const current = element.querySelector('[aria-current]');
    if (current) showName(element, current);
    resized.observe(element);
    element.addEventListener('scroll', judge, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', judge);
    };
  }, [line, content]);
  return ends;
}
