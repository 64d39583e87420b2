/** @jsxImportSource @emotion/react */
'use client';

import { type AnchorProps, Link } from '../link/index.ts';
import { useLocale } from '../locale/locale-context.ts';
import { composeAccessibleName, IconWithCounter } from './IconWithCounter.tsx';
import type { IconButtonLook } from './icon-button-look.ts';
import { createIconButtonStyle } from './icon-button-style.ts';

export interface LinkIconButtonProps extends Omit<AnchorProps, 'children'>, IconButtonLook {
  /** Address to navigate to: a path of the shop, or the address of another site. */
  href: string;
}

/** A link with an icon and an accessible name: favourites, the account. It takes neither `pressed` nor `loading` nor `disabled`. */
export function LinkIconButton(props: LinkIconButtonProps) {
  const { icon, label, variant, size, count, countForms, ...anchorProps } = props;
  return (
    <Link css={createIconButtonStyle(props)} aria-label={composeAccessibleName(props, useLocale())} {...anchorProps}>
      <IconWithCounter icon={icon} count={count} />
    </Link>
  );
}
