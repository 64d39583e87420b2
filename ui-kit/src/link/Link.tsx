/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ReactNode, useContext } from 'react';
import { media, role } from '../theme/index.ts';
import { type AnchorProps, LinkContext } from './LinkProvider.tsx';

export interface LinkProps extends AnchorProps {
  /** Address. `LinkProvider` decides whether the router or the browser follows it. */
  href: string;
  /** Text that makes sense out of context. */
  children?: ReactNode;
  /**
   * Look: `plain` looks like the surrounding text, `underlined` is for links in running text, `quiet` is underlined on hover.
   * @default 'plain'
   */
  variant?: 'plain' | 'underlined' | 'quiet' | undefined;
  /**
   * Makes the link as tall as a finger needs. For a link that stands alone, and not in running text.
   * @default false
   */
  standalone?: boolean | undefined;
}

const line = { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: '.25em' } as const;

const variants = {
  plain: null,
  underlined: css({
    ...line,
    textDecorationColor: role('control'),
    [media.hover]: { '&:hover': { textDecorationColor: 'currentColor' } },
  }),
  quiet: css({ [media.hover]: { '&:hover': line } }),
};

const tall = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'var(--meet-target)' });

/** An address to go to, in text, in a list or around a block. For an action take `Button`. `LinkProvider` gives it the router. */
export function Link({ variant = 'plain', standalone = false, ...anchor }: LinkProps) {
  const Component = useContext(LinkContext);
  return <Component css={[variants[variant], standalone && tall]} {...anchor} />;
}
