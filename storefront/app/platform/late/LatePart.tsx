import { type ReactNode, Suspense } from 'react';
import { Await } from 'react-router';
import type { Late } from './late.ts';

interface LatePartProps<Part> {
  of: Late<Part>;
  /** Stands in its place until it comes: a skeleton of the same box. */
  waiting: ReactNode;
  children: (part: Part) => ReactNode;
  /** Stands in its place where it is left out; nothing otherwise. */
  without?: ReactNode;
}

/** A part of a page that is there, comes later, or is left out. */
export function LatePart<Part>({ of: { part, coming }, waiting, children, without = null }: LatePartProps<Part>) {
  const show = (come: Part | null) => (come === null ? without : children(come));
  if (!coming) return show(part);
  return (
    <Suspense fallback={waiting}>
      <Await resolve={coming}>{show}</Await>
    </Suspense>
  );
}
