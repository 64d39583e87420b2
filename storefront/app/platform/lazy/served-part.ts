import { type ComponentType, createElement, Suspense } from 'react';
import { onFirstTouch } from './first-touch.ts';
import { lazyPart } from './lazy-part.ts';

/** An update of the page waits for parts that are not hydrated yet, so these must not wait forever. */
const mostMs = 5000;

function touch(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  onFirstTouch(resolve);
  setTimeout(resolve, mostMs);
  return promise;
}

/** Whether the server has rendered the page. Storybook renders it in the browser. */
const isServed = !import.meta.env.SSR && '__reactRouterContext' in window;

const within = <Props extends object>(Part: ComponentType<Props>, props: Props) =>
  createElement(Suspense, null, createElement(Part, props));

/** A part that the server renders, and whose script loads at a moment of its own. */
function servedPart<Props extends object>(load: () => Promise<ComponentType<Props>>, moment: () => Promise<void>): ComponentType<Props> {
  if (import.meta.env.SSR) {
    // Not lazy: without JavaScript, a part that comes after the page would not be shown.
    let Part: ComponentType<Props> = () => null;
    void load().then((loaded) => {
      Part = loaded;
    });
    return (props) => within(Part, props);
  }
  const Part = lazyPart(async () => {
    if (isServed) await moment();
    return load();
  });
  return (props) => within<Props>(Part, props);
}

/** A part of the page that only some visits show. Its script is not part of the others. */
export const onlyWhenShown = <Props extends object>(load: () => Promise<ComponentType<Props>>) => servedPart(load, async () => undefined);

/**
 * A part whose script loads when the shopper begins to use the page. Until then its links and forms work as those of a plain page do.
 */
export const lateUntilTouched = <Props extends object>(load: () => Promise<ComponentType<Props>>) => servedPart(load, touch);
