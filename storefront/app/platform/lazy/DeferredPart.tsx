import { type ReactNode, Suspense } from 'react';
import { Await } from 'react-router';
import type { Deferred } from './defer.ts';

interface DeferredPartProps<Part> {
  deferred: Deferred<Part>;
  /** Shown until the part arrives: a skeleton of the same size. */
  placeholder: ReactNode;
  children: (part: Part) => ReactNode;
  /**
   * Shown if the part is left out.
   * @default nothing
   */
  fallback?: ReactNode;
}

/** Renders a part of a page that is ready, still streaming, or left out. */
export function DeferredPart<Part>({ deferred: { part, pendingPart }, placeholder, children, fallback = null }: DeferredPartProps<Part>) {
  const renderPart = (loadedPart: Part | null) => (loadedPart === null ? fallback : children(loadedPart));
  if (!pendingPart) return renderPart(part);
  return (
    <Suspense fallback={placeholder}>
      <Await resolve={pendingPart}>{renderPart}</Await>
    </Suspense>
  );
}
