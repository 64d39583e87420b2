/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ReactNode, useContext } from 'react';
import { color, media } from '../theme/index.ts';
import { type AnchorProps, LinkContext } from './link-context.ts';

export interface LinkProps extends AnchorProps {
  /** Address; the provider decides whether the router or the browser follows it. */
  href: string;
  /** What stands behind it, in words that make sense alone. */
  children?: ReactNode;
  /**
   * `plain` takes the look of its surroundings, `underlined` is a link within text,
   * `quiet` shows its line only under the pointer.
   */
  variant?: 'plain' | 'underlined' | 'quiet' | undefined;
}

const line = { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: '.25em' } as const;

const variants = {
  plain: null,
  underlined: css({
    ...line,
    textDecorationColor: color('control'),
    [media.hover]: { '&:hover': { textDecorationColor: 'currentColor' } },
  }),
  quiet: css({ [media.hover]: { '&:hover': line } }),
};

/** An anchor, rendered by the component that `LinkProvider` was given. */
export function Link({ variant = 'plain', ...anchor }: LinkProps) {
  const Component = useContext(LinkContext);
  return <Component css={variants[variant]} {...anchor} />;
}
