'use client';

import { type ComponentProps, type ComponentType, createContext } from 'react';

/** What a link component receives: an anchor's attributes, always with an address. */
export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

export type LinkComponent = ComponentType<AnchorProps> | 'a';

export const LinkContext = createContext<LinkComponent>('a');
