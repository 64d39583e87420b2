/** @jsxImportSource @emotion/react */
'use client';

import { type AnchorProps, Link } from '../link/index.ts';
import { useLocale } from '../locale/locale-context.ts';
import { IconWithCounter } from './IconWithCounter.tsx';
import { composeName, createIconButtonStyle, type IconButtonLook } from './icon-button-style.ts';

export interface LinkIconButtonProps extends Omit<AnchorProps, 'children'>, IconButtonLook {
  /** Address of the link. */
  href: string;
}

/** A link with an icon and an accessible name: favourites, the account. It takes neither `pressed` nor `loading` nor `disabled`. */
export function LinkIconButton(appearance: LinkIconButtonProps) {
  const { icon, label, variant, size, count, countForms, ...anchorProps } = appearance;
  return (
    <Link css={createIconButtonStyle(appearance)} aria-label={composeName(appearance, useLocale())} {...anchorProps}>
      <IconWithCounter icon={icon} count={count} />
    </Link>
  );
}
