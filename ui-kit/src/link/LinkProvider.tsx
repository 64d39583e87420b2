'use client';

import type { ReactNode } from 'react';
import { type LinkComponent, LinkContext } from './link-context.ts';

export interface LinkProviderProps {
  /** Component that renders the kit's links inside the provider, usually the router's link, so that pages change without a reload. */
  component: LinkComponent;
  /** Content whose links `component` renders. */
  children: ReactNode;
}

/** Lets an application render the kit's links with its router. Without it they are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
