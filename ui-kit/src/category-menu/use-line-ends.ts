import { type RefObject, useEffect, useState } from 'react';

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
export function showName(line: HTMLElement, name: Element) {
  const [nameBox, lineBox] = [name.getBoundingClientRect(), line.getBoundingClientRect()];
  // Without layout nothing is hidden.
  if (lineBox.width === 0) return;
  if (nameBox.left >= lineBox.left + signWidth && nameBox.right <= lineBox.right - signWidth) return;
  line.scrollTo({ left: line.scrollLeft + nameBox.left - lineBox.left - (lineBox.width - nameBox.width) / 2, behavior: 'instant' });
}

/** Returns which ends of a row hide names, and keeps the marked name visible. The row is measured again when `content` changes. */
export function useLineEnds(line: RefObject<HTMLElement | null>, content: string): LineEnds {
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
