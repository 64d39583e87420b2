/** @jsxImportSource @emotion/react */
'use client';

import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/index.ts';
import * as style from './category-menu-style.ts';

/** Share of the visible width that one press scrolls by. The rest stays visible, for orientation. */
const scrollShare = 0.7;

/** Scrolls to a name that gets the focus by keyboard. A pointer press must not move the name away before release. */
function scrollToFocused({ currentTarget, target }: FocusEvent) {
  if (currentTarget instanceof HTMLElement && target.matches(':focus-visible')) scrollToName(currentTarget, target);
}

interface MenuRowProps {
  /** Text that changes whenever the content of the row changes. The row is then measured again. */
  contentKey: string;
  children: ReactNode;
}

/** A row of names. When it overflows, a button at each end scrolls it; the keyboard moves between the names. */
export function MenuRow({ contentKey, children }: MenuRowProps) {
  const rowRef = useRef<HTMLUListElement>(null);
  const { isStartHidden, isEndHidden } = useHiddenEnds(rowRef, contentKey);
  const scrollRow = (direction: number) => rowRef.current?.scrollBy({ left: direction * scrollShare * rowRef.current.clientWidth });
  return (
    <div css={style.rowCell}>
      <ul ref={rowRef} css={style.lists.row} onFocus={scrollToFocused}>
        {children}
      </ul>
      <span css={style.fade} />
      {isStartHidden && (
        <button type="button" tabIndex={-1} aria-hidden="true" css={[style.scrollButton, style.backButton]} onClick={() => scrollRow(-1)}>
          <Icon name="left" size={18} />
        </button>
      )}
      {isEndHidden && (
        <button type="button" tabIndex={-1} aria-hidden="true" css={[style.scrollButton, style.forwardButton]} onClick={() => scrollRow(1)}>
          <Icon name="right" size={18} />
        </button>
      )}
    </div>
  );
}

interface HiddenEnds {
  /** Whether names are hidden before the visible part. */
  isStartHidden: boolean;
  /** Whether names are hidden after the visible part. */
  isEndHidden: boolean;
}

const noHiddenNames: HiddenEnds = { isStartHidden: false, isEndHidden: false };

function measureEnds({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): HiddenEnds {
  // Scrolling may end at a fractional pixel.
  return { isStartHidden: scrollLeft > 1, isEndHidden: scrollLeft + clientWidth < scrollWidth - 1 };
}

/** Width that a scroll button and its fade cover. */
const buttonWidth = 48;

/** Scrolls a name out from under the scroll buttons at the ends of its row. */
function scrollToName(row: HTMLElement, name: Element) {
  const [nameBox, rowBox] = [name.getBoundingClientRect(), row.getBoundingClientRect()];
  // Without layout, as in jsdom, no name is covered.
  if (rowBox.width === 0) return;
  if (nameBox.left >= rowBox.left + buttonWidth && nameBox.right <= rowBox.right - buttonWidth) return;
  row.scrollTo({ left: row.scrollLeft + nameBox.left - rowBox.left - (rowBox.width - nameBox.width) / 2, behavior: 'instant' });
}

/**
 * Returns which ends of a row hide names. Scrolls to the current name at first and whenever `contentKey` changes; the row is then also
 * measured again.
 */
function useHiddenEnds(row: RefObject<HTMLElement | null>, contentKey: string): HiddenEnds {
  const [ends, setEnds] = useState(noHiddenNames);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content may overflow differently
  useEffect(() => {
    const element = row.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const updateEnds = () => {
      const measuredEnds = measureEnds(element);
      setEnds((previousEnds) =>
        previousEnds.isStartHidden === measuredEnds.isStartHidden && previousEnds.isEndHidden === measuredEnds.isEndHidden
          ? previousEnds
          : measuredEnds,
      );
    };
    const observer = new ResizeObserver(updateEnds);
    const current = element.querySelector('[aria-current]');
    if (current) scrollToName(element, current);
    observer.observe(element);
    element.addEventListener('scroll', updateEnds, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', updateEnds);
    };
  }, [row, contentKey]);
  return ends;
}
