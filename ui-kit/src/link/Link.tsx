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
   * Look: `underlined` in running text; `quiet`, underlined on hover, in lists of links; `plain`, like the text around it, where a whole
   * block is a link, such as a logo or a picture.
   * @default 'plain'
   */
  variant?: 'plain' | 'underlined' | 'quiet' | undefined;
  /**
   * Makes the link 44 px tall, as a finger needs. For a link that stands alone, and not in running text.
   * @default false
   */
  standalone?: boolean | undefined;
}

const underline = { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: '.25em' } as const;

const pressedColor = { color: role('muted') };

const variants = {
  plain: null,
  underlined: css({
    ...underline,
    textDecorationColor: role('control'),
    [media.hover]: { '&:hover': { textDecorationColor: 'currentColor' } },
    '&:active': pressedColor,
  }),
  quiet: css({ [media.hover]: { '&:hover': underline }, '&:active': pressedColor }),
};

const fingerHeight = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'var(--meet-target)' });

/**
 * An address to go to, in text, in a list or around a block. For an action take `Button`. `LinkProvider` renders it with the router's link.
 */
export function Link({ variant = 'plain', standalone = false, ...anchorProps }: LinkProps) {
  const Component = useContext(LinkContext);
  return <Component css={[variants[variant], standalone && fingerHeight]} {...anchorProps} />;
}
