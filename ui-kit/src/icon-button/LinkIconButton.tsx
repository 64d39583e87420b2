/** @jsxImportSource @emotion/react */
'use client';

import { type AnchorProps, Link } from '../link/index.ts';
import { IconFace } from './IconFace.tsx';
import { type IconButtonLook, iconButtonStyle, nameOf } from './icon-button-style.ts';

export interface LinkIconButtonProps extends Omit<AnchorProps, 'children'>, IconButtonLook {
  /** Address of the place it leads to. */
  href: string;
}

/** A place to go to, said by a sign: favourites, the account. */
export function LinkIconButton(look: LinkIconButtonProps) {
  const { icon, label, variant, size, count, countForms, ...anchor } = look;
  return (
    <Link css={iconButtonStyle(look)} aria-label={nameOf(look)} {...anchor}>
      <IconFace icon={icon} count={count} />
    </Link>
  );
}
