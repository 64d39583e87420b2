/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { useContext } from 'react';
import { type PictureSource, PictureSourceContext, pictureWidths } from './picture-source.ts';

export interface PictureProps {
  /** Key of the picture in the object store. */
  imageKey: string;
  /** What it shows; empty where the words beside it say the same. */
  alt: string;
  /** How wide it is drawn, as in the `sizes` of an `img`: the browser picks the file by it. */
  sizes: string;
  /** Loads at once and first: for the largest picture of the first screen. */
  priority?: boolean | undefined;
  /** Width by height. */
  ratio?: number | undefined;
  /** Builds the addresses of this picture alone; the provider's otherwise. */
  src?: PictureSource | undefined;
  /** Class of the drawing, for a caller's own CSS. */
  className?: string | undefined;
}

const fallbackWidth = 640;
const root = css({ width: '100%', objectFit: 'cover', filter: 'brightness(var(--picture-dim))' });

/** A picture of goods in the widths the browser may choose from; its box stands before it has loaded. */
export function Picture({ imageKey, alt, sizes, priority = false, ratio = 4 / 5, src, className }: PictureProps) {
  const provided = useContext(PictureSourceContext);
  const address = src ?? provided;
  return (
    <img
      css={root}
      className={className}
      style={{ aspectRatio: ratio }}
      src={address(imageKey, fallbackWidth)}
      srcSet={pictureWidths.map((width) => `${address(imageKey, width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={fallbackWidth}
      height={Math.round(fallbackWidth / ratio)}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
