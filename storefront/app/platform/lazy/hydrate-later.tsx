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
import { onFirstInteraction } from './first-interaction.ts';
import { lazyPart } from './lazy-part.ts';
import { useHydrated } from './use-hydrated.ts';

/** Maximum time for which a part waits for an interaction. An update of the page may have to wait for parts that are not hydrated yet. */
const maxWaitMs = 5000;

function waitForInteraction(eagerMedia?: string): Promise<void> {
  if (eagerMedia && matchMedia(eagerMedia).matches) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  onFirstInteraction(resolve);
  setTimeout(resolve, maxWaitMs);
  return promise;
}

const withoutBox = css({ display: 'contents' });

/** Stands for `div` and `span`: the properties that are used here have the same types on both. */
type FrameElement = 'div';

/**
 * Shows the elements that the server has rendered until the script of the part has loaded. An urgent update makes React delete elements
 * that are not hydrated yet and render this component instead. The component takes those elements before React deletes them, and inserts
 * them again before the browser paints.
 */
function ServedElements({ frame, Element }: { frame: RefObject<HTMLElement | null>; Element: FrameElement }) {
  const [elements] = useState(() => [...(frame.current?.childNodes ?? [])]);
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => container.current?.append(...elements), [elements]);
  return <Element ref={container} css={withoutBox} />;
}

/** The boundary of a part. Memoized, because an update of its properties before hydration replaces the server's elements. */
const memoizePart = <Props extends object>(Part: ComponentType<Props>, Element: FrameElement): FunctionComponent<Props> =>
  memo<Props>((props) => {
    const frame = useRef<HTMLDivElement>(null);
    return (
      <Element ref={frame} css={withoutBox}>
        <Suspense fallback={<ServedElements frame={frame} Element={Element} />}>{createElement(Part, props)}</Suspense>
      </Element>
    );
  });

/**
 * A component that the server renders at once. It is not lazy: React would stream a lazy part after the page, where it would stay invisible
 * without JavaScript.
 */
function createServerPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Part: ComponentType<Props> = () => null;
  void load().then((loaded) => {
    Part = loaded;
  });
  return (props) => createElement(Part, props);
}

interface HydrateLaterOptions {
  /**
   * When the script of the part loads: with the page, or when the shopper begins to use the page, at the latest after five seconds. Until
   * then the part's links and forms work as on a page without JavaScript.
   * @default 'rendered'
   */
  until?: 'rendered' | 'interaction';
  /** Media query for screens on which the script of a part that waits for an interaction loads with the page. */
  eagerMedia?: string;
  /**
   * Whether the part is within a line of text, where HTML allows no `div`.
   * @default false
   */
  isInline?: boolean;
}

type LateHydratedPart<Props extends object> = ComponentType<Props> & {
  /** Loads the script for a page that the router opens. If the script fails to load, that page leaves the part out and tries again. */
  preload: () => Promise<void>;
};

/**
 * A part of the page that the server renders at once, with a script separate from that of the page. The elements of a part that waits for
 * an interaction stay as they are until its script has loaded. On a page that the router opens, the part is displayed as soon as its script
 * has loaded; a part that waits for an interaction is displayed at once if it was preloaded.
 */
export function hydrateLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { until = 'rendered', eagerMedia, isInline = false }: HydrateLaterOptions = {},
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
      await waitForInteraction(eagerMedia);
      return load();
    }),
    Element,
  );
  const LazyPart = memoizePart<Props>(lazyPart(load), Element);
  const HydratedPart = (props: Props) => {
    const isHydrated = useHydrated();
    // A preloaded part is not lazy: React would render even a loaded lazy part only after the router has looked for the element of a hash.
    const [Part] = useState<ComponentType<Props>>(() => (isHydrated ? (loaded ?? LazyPart) : WaitingPart));
    return createElement<Props>(Part, props);
  };
  return Object.assign(HydratedPart, { preload });
}
