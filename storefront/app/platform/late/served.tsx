import { css } from '@emotion/react';
import {
  type ComponentType,
  createElement,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { followEarlyLinks, repeatEarlyPresses } from './early-presses.ts';
import { useHydrated } from './use-hydrated.ts';

// What lies in it is laid out as if it were not there.
const place = css({ display: 'contents' });

/** Stands beside a part and tells when its script has taken the markup over. */
function Come({ then }: { then: () => void }) {
  useLayoutEffect(then, [then]);
  return null;
}

/** The markup as it was served, where React has to put it away before it can take it over: to the eye nothing happens. */
function Still({ of }: { of: RefObject<HTMLElement | null> }) {
  const [html] = useState(() => of.current?.innerHTML);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it stands in this very place already
  return html ? <div css={place} dangerouslySetInnerHTML={{ __html: html }} /> : null;
}

/** What was pressed before the script had come is pressed again then. */
function useEarlyPresses() {
  const root = useRef<HTMLDivElement>(null);
  const [hasCome, setCome] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (root.current) followEarlyLinks(root.current, navigate);
  }, [navigate]);
  useEffect(() => {
    if (hasCome && root.current) repeatEarlyPresses(root.current);
  }, [hasCome]);
  const come = useCallback(() => setCome(true), []);
  return { root, hasCome, come };
}

/**
 * A part that the server has rendered and whose script comes later (`afterSign`). Until then its markup stays as it was served, whatever its
 * props: React would throw away what it cannot redraw. Links and forms work, and other presses are repeated once the script is there.
 */
export function served<Props extends object>(Part: ComponentType<Props>) {
  return function Served(props: Props) {
    const { root, hasCome, come } = useEarlyPresses();
    const [first] = useState(props);
    const shown = hasCome ? props : first;
    const part = useMemo(
      () => (
        <Suspense fallback={<Still of={root} />}>
          {createElement(Part, shown)}
          <Come then={come} />
        </Suspense>
      ),
      [shown, come, root],
    );
    return (
      <div ref={root} css={place} data-late={hasCome ? undefined : ''}>
        {part}
      </div>
    );
  };
}

/**
 * The same for what a page is mostly made of. Where the page is gone to later there is no markup to look at meanwhile: the router shows the
 * page before until the script is there.
 */
export function servedPage<Props extends object>(Part: ComponentType<Props>) {
  const Served = served(Part);
  return function ServedPage(props: Props) {
    const isHydrated = useHydrated();
    const [isServed] = useState(!isHydrated);
    return createElement(isServed ? Served : Part, props);
  };
}
