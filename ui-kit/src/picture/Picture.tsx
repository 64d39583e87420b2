/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { useContext, useState } from 'react';
import { Icon } from '../icon/index.ts';
import { forcedColors } from '../internal/forced-colors.ts';
import { useBroken } from '../internal/use-broken.ts';
import { color, font, space } from '../theme/index.ts';
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
const root = css({
  width: '100%',
  // Dimmed with the picture, so that nothing flashes when it comes.
  background: color('picture-own'),
  color: color('on-picture'),
  objectFit: 'cover',
  filter: 'brightness(var(--picture-dim))',
});

const lost = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space(2),
  width: '100%',
  padding: space(3),
  background: color('picture'),
  color: color('on-picture'),
  font: font(400, 12),
  textAlign: 'center',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  [forcedColors]: { border: '1px solid' },
});

function LostPicture({ alt, ratio, className }: { alt: string; ratio: number; className: string | undefined }) {
  const says = alt === '' ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': alt };
  return (
    <div css={lost} className={className} style={{ aspectRatio: ratio }} {...says}>
      <Icon name="noPicture" />
      {alt !== '' && <span>{alt}</span>}
    </div>
  );
}

/** A picture of goods in the widths the browser may choose from; its box stands before it has loaded, and where it does not come. */
export function Picture({ imageKey, alt, sizes, priority = false, ratio = 4 / 5, src, className }: PictureProps) {
  const provided = useContext(PictureSourceContext);
  const [broken, setBroken] = useState<string | null>(null);
  const watch = useBroken(() => setBroken(imageKey));
  const address = src ?? provided;
  if (broken === imageKey) return <LostPicture alt={alt} ratio={ratio} className={className} />;
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
      {...watch}
    />
  );
}
