/** @jsxImportSource @emotion/react */
'use client';

import type { MouseEventHandler } from 'react';
import { Picture } from '../picture/index.ts';
import type { GalleryPicture } from './Gallery.tsx';
import { slide, zoomLink } from './gallery-style.ts';

interface GallerySlideProps extends GalleryPicture {
  id: string;
  /** Position of the picture: «1 из 4». */
  position: string;
  /** Address of the large picture. */
  href: string;
  sizes: string;
  ratio: number;
  priority: boolean;
  onPress: MouseEventHandler<HTMLAnchorElement>;
}

/** A picture that links to its large version. JavaScript opens that version in place. */
export function GallerySlide({ id, position, href, imageKey, alt, onPress, ...picture }: GallerySlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is a group with a role description, not a fieldset
    <div id={id} css={slide} role="group" aria-roledescription="слайд" aria-label={position}>
      <a css={zoomLink} href={href} aria-label={`Увеличить снимок: ${alt}`} onClick={onPress}>
        <Picture imageKey={imageKey} alt="" {...picture} />
      </a>
    </div>
  );
}
