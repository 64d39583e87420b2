/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ComponentProps, useState } from 'react';
import { Icon } from '../icon/index.ts';
import { useBrokenImage } from '../internal/use-broken-image.ts';
import { font, radius, role } from '../theme/index.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name of the person, whose initials replace a missing picture. Leave it out, or pass `null`, for a guest. */
  name?: string | null | undefined;
  /** Address of the picture, twice as large as the avatar for dense screens. If omitted, initials are shown, or an icon for a guest. */
  src?: string | null | undefined;
  /**
   * Text alternative: the name, or the name of a link around the avatar. Leave it empty when the name is shown next to it.
   * @default ''
   */
  alt?: string | undefined;
  /**
   * Size: `small` is 32 px, for a line of text; `medium` 40 px, for lists; `large` 56 px, for the account.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
}

const root = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: radius('full'),
  background: role('tile'),
  color: role('text'),
  overflow: 'hidden',
  userSelect: 'none',
  '& > img': { width: '100%', height: '100%', objectFit: 'cover', filter: 'brightness(var(--meet-picture-dim))' },
});
const sizes = {
  small: css({ width: 32, height: 32, font: font(500, 12) }),
  medium: css({ width: 40, height: 40, font: font(500, 14) }),
  large: css({ width: 56, height: 56, font: font(500, 18) }),
};
const pixelSizes = { small: 32, medium: 40, large: 56 } as const;

/** «Анна Белова» gives «АБ». */
const formatInitials = (name: string): string =>
  name
    .split(/[\s-]+/)
    .flatMap((word) => [...word].slice(0, 1))
    .slice(0, 2)
    .join('')
    .toUpperCase();

/** A person: their picture, initials, or an icon for a guest. For goods and brands take `Picture`. */
export function Avatar({ name, src, alt = '', size = 'medium', ...spanProps }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const imageProps = useBrokenImage(() => setBrokenSrc(src ?? null));
  const initials = formatInitials(name ?? '');
  const nameProps = alt === '' ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': alt };
  const pixels = pixelSizes[size];
  return (
    <span css={[root, sizes[size]]} {...nameProps} {...spanProps}>
      {src && src !== brokenSrc ? (
        <img src={src} alt="" width={pixels} height={pixels} {...imageProps} />
      ) : (
        initials || <Icon name="user" size={18} />
      )}
    </span>
  );
}
