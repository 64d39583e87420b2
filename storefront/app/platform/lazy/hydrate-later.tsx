import { css } from '@emotion/react';
import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  memo,
  type RefObject,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { onFirstTouch } from './first-touch.ts';
import { lazyPart } from './lazy-part.ts';
import { useHydrated } from './use-hydrated.ts';

/** An update of the page may wait for parts that are not hydrated yet, so these must not wait forever. */
const maxWaitMs = 5000;

function waitForTouch(unless?: string): Promise<void> {
  if (unless && matchMedia(unless).matches) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  onFirstTouch(resolve);
  setTimeout(resolve, maxWaitMs);
  return promise;
}

const noBox = css({ display: 'contents' });

/** The types of both elements are the same for what is used here. */
type FrameElement = 'div';

/**
 * Shows the elements that the server has rendered until the script of the part has loaded. An urgent update makes React delete what is not
 * hydrated yet and show this instead. It takes the elements before they are deleted, and puts them back before the browser paints.
 */
function ServedElements({ frame, Element }: { frame: RefObject<HTMLElement | null>; Element: FrameElement }) {
  const [elements] = useState(() => [...(frame.current?.childNodes ?? [])]);
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => container.current?.append(...elements), [elements]);
  return <Element ref={container} css={noBox} />;
}

/** The boundary of a part. Memoized, because an update of its properties before hydration replaces the server's elements. */
const memoizePart = <Props extends object>(Part: ComponentType<Props>, Element: FrameElement): FunctionComponent<Props> =>
  memo<Props>((props) => {
    const frame = useRef<HTMLDivElement>(null);
    return (
      <Element ref={frame} css={noBox}>
        <Suspense fallback={<ServedElements frame={frame} Element={Element} />}>{createElement(Part, props)}</Suspense>
      </Element>
    );
  });

/** A component that the server renders at once. Not lazy: without JavaScript, a part that comes after the page would not be visible. */
function createServerPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Part: ComponentType<Props> = () => null;
  void load().then((loaded) => {
    Part = loaded;
  });
  return (props) => createElement(Part, props);
}

interface HydrateLaterOptions {
  /**
   * When its script loads: with the page, or when the shopper begins to use the page. Until then its links and forms work as on a
   * page without JavaScript.
   * @default 'rendered'
   */
  until?: 'rendered' | 'touched';
  /** Media query for screens on which the script of a part that waits for a touch loads with the page. */
  unless?: string;
  /**
   * Whether the part is within a line of text, where HTML allows no `div`.
   * @default false
   */
  isInline?: boolean;
}

type LateHydratedPart<Props extends object> = ComponentType<Props> & {
  /** Loads the script for a page that the router opens. If it fails to load, that page shows nothing for the part and tries again. */
  preload: () => Promise<void>;
};

/**
 * A part of the page that the server renders at once, with a script separate from that of the page. The elements of a part that waits for a
 * touch stay as they are until the script has loaded, and while it is missing. On a page that the router opens, the part is there as soon
 * as its script is; one that waits for a touch is there at once if it was preloaded.
 */
export function hydrateLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { until = 'rendered', unless, isInline = false }: HydrateLaterOptions = {},
): LateHydratedPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded = await load().catch(() => undefined);
  };
  if (until === 'rendered') {
    const Part = import.meta.env.SSR ? createServerPart(load) : lazyPart(load);
    return Object.assign((props: Props) => <Suspense>{createElement<Props>(Part, props)}</Suspense>, { preload });
  }
  const Element = (isInline ? 'span' : 'div') as FrameElement;
  if (import.meta.env.SSR) return Object.assign(memoizePart(createServerPart(load), Element), { preload });
  const WaitingPart = memoizePart<Props>(
    lazyPart(async () => {
      await waitForTouch(unless);
      return load();
    }),
    Element,
  );
  const Loading = memoizePart<Props>(lazyPart(load), Element);
  const Deferred = (props: Props) => {
    const isHydrated = useHydrated();
    // Not lazy if it is there: even a loaded lazy part is missing when the router looks for the element of a hash.
    const [Part] = useState<ComponentType<Props>>(() => (isHydrated ? (loaded ?? Loading) : WaitingPart));
    return createElement<Props>(Part, props);
  };
  return Object.assign(Deferred, { preload });
}
