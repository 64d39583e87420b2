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

/** An update of the page may wait for parts that are not hydrated yet, so these must not wait forever. */
const maxWaitMs = 5000;

function waitForInteraction(eagerMedia?: string): Promise<void> {
  if (eagerMedia && matchMedia(eagerMedia).matches) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  onFirstInteraction(resolve);
  setTimeout(resolve, maxWaitMs);
  return promise;
}

const withoutBox = css({ display: 'contents' });

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
  /** Loads the script for a page that the router opens. If it fails to load, that page shows nothing for the part and tries again. */
  preload: () => Promise<void>;
};

/**
 * A part of the page that the server renders at once, with a script separate from that of the page. The elements of a part that waits for
 * an interaction stay as they are until its script has loaded. On a page that the router opens, the part is displayed as soon as its script
 * has loaded; one that waits for an interaction is displayed at once if it was preloaded.
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
    // Not lazy if it was preloaded: even a loaded lazy part is missing when the router looks for the element of a hash.
    const [Part] = useState<ComponentType<Props>>(() => (isHydrated ? (loaded ?? LazyPart) : WaitingPart));
    return createElement<Props>(Part, props);
  };
  return Object.assign(HydratedPart, { preload });
}
