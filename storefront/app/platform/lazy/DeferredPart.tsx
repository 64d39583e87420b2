import { type ReactNode, Suspense } from 'react';
import { Await } from 'react-router';
import type { Deferred } from './defer.ts';

interface DeferredPartProps<Part> {
  of: Deferred<Part>;
  /** Shown until the part arrives: a skeleton of the same size. */
  waiting: ReactNode;
  children: (part: Part) => ReactNode;
  /**
   * Shown if the part is left out.
   * @default nothing
   */
  without?: ReactNode;
}

/** Renders a part of a page that is ready, still streaming, or left out. */
export function DeferredPart<Part>({ of: { part, pendingPart }, waiting, children, without = null }: DeferredPartProps<Part>) {
  const renderPart = (loadedPart: Part | null) => (loadedPart === null ? without : children(loadedPart));
  if (!pendingPart) return renderPart(part);
  return (
    <Suspense fallback={waiting}>
      <Await resolve={pendingPart}>{renderPart}</Await>
    </Suspense>
  );
}
