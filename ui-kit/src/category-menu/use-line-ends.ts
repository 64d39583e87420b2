import { type RefObject, useEffect, useState } from 'react';

interface LineEnds {
  /** There is more before what is seen. */
  before: boolean;
  /** There is more after it. */
  after: boolean;
}

const whole: LineEnds = { before: false, after: false };

function endsOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): LineEnds {
  // A line may rest between two pixels.
  return { before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 };
}

/** What the signs at the ends of a line, and the fading beside them, take of it. */
const signWidth = 48;

/** Pulls a name out of the ends of its line. */
export function showName(line: HTMLElement, name: Element) {
  const [own, seen] = [name.getBoundingClientRect(), line.getBoundingClientRect()];
  // Where nothing is laid out, nothing is out of sight.
  if (seen.width === 0) return;
  if (own.left >= seen.left + signWidth && own.right <= seen.right - signWidth) return;
  line.scrollTo({ left: line.scrollLeft + own.left - seen.left - (seen.width - own.width) / 2, behavior: 'instant' });
}

/** Whether a line of names goes on beyond what is seen of it; the marked one is always seen. `content` is what the line is made of. */
export function useLineEnds(line: RefObject<HTMLElement | null>, content: string): LineEnds {
  const [ends, setEnds] = useState(whole);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other names are another line
  useEffect(() => {
    const element = line.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const judge = () => {
      const now = endsOf(element);
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
