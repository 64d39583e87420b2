'use client';

import { type ComponentProps, type ComponentType, createContext, type ReactNode } from 'react';
import type { RouterLinkProps } from './router-link-props.ts';

/** Props of a link component: the attributes of an `<a>` with a required `href`, and those props that only the router's link has. */
export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & { href: string } & RouterLinkProps;

/**
 * A component that takes what an `<a>` takes, with a required `href`, and the props of `RouterLinkProps`, which is empty until you declare
 * those of your router: `declare module '@meet/ui-kit/link' { interface RouterLinkProps { prefetch?: 'intent' | 'none' } }`.
 */
export type LinkComponent = ComponentType<AnchorProps> | 'a';

export const LinkContext = createContext<LinkComponent>('a');

export interface LinkProviderProps {
  /** Component that renders the kit's links inside the provider, usually the router's link, so that pages change without a reload. */
  component: LinkComponent;
  /** Content whose links `component` renders. */
  children: ReactNode;
}

/** Lets an application render the kit's links with its router. Without it they are plain `<a>` elements. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
