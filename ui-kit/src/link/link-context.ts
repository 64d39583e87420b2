'use client';

import { type ComponentProps, type ComponentType, createContext } from 'react';

/** Props of a link component: an anchor's attributes with a required address. */
export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

export type LinkComponent = ComponentType<AnchorProps> | 'a';

export const LinkContext = createContext<LinkComponent>('a');
