/** @jsxImportSource @emotion/react */
'use client';

import type { ReactNode } from 'react';
import { type AnchorProps, Link } from '../link/index.ts';
import { type ButtonLook, createButtonStyle } from './button-style.ts';

export interface LinkButtonProps extends AnchorProps, ButtonLook {
  /** Address to navigate to: a path of the shop, or the address of another site. */
  href: string;
  /** Label that names the destination, such as «Смотреть новинки». */
  children?: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({ variant, size, wide, children, ...anchorProps }: LinkButtonProps) {
  return (
    <Link css={createButtonStyle({ variant, size, wide })} {...anchorProps}>
      <span>{children}</span>
    </Link>
  );
}
