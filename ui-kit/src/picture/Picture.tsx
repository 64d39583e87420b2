/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ComponentProps, useContext, useState } from 'react';
import { Icon } from '../icon/index.ts';
import { forcedColors } from '../internal/style/forced-colors.ts';
import { useBrokenImage } from '../internal/use-broken-image.ts';
import { color, font, space } from '../theme/index.ts';
import { PictureSourceContext } from './PictureProvider.tsx';
import { listWidths, type PictureSource } from './picture-source.ts';

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'onError'> {
  /** Key of the picture, such as `slope-white`, from which `PictureProvider` or `src` makes addresses. */
  imageKey: string;
  /** Text alternative. Leave it empty when the text beside the picture says the same. */
  alt: string;
  /**
   * Width at which the picture is shown, as in HTML: `(min-width: 1024px) 25vw, 50vw` in a listing, `64px` in a line of an order. The
   * browser chooses a file by this width and by the pixel density of the screen.
   */
  sizes: string;
  /**
   * Loads the picture eagerly with high priority. Set it for the largest picture of the first screen.
   * @default false
   */
  priority?: boolean | undefined;
  /**
   * Aspect ratio, width divided by height. A file of another ratio is cropped to this ratio around its centre.
   * @default 4 / 5
   */
  ratio?: number | undefined;
  /** Builds the addresses of this picture alone. By default the function of `PictureProvider` builds them. */
  src?: PictureSource | undefined;
  /** Class name of the `<img>`, or of the box of a picture that failed. */
  className?: string | undefined;
}

/** Width in pixels of the file in the `src` attribute, for programs that do not read `srcset`. */
const fallbackWidth = 640;
const root = css({
  width: '100%',
  // Dimmed like the picture, so that nothing flashes when it loads.
  background: color('picture-own'),
  color: color('on-picture'),
  objectFit: 'cover',
  filter: 'brightness(var(--meet-picture-dim))',
});

const brokenPictureStyle = css({
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

interface BrokenPictureProps extends ComponentProps<'div'> {
  alt: string;
  ratio: number;
}

/** Box in place of a picture that failed to load. It keeps the id, the handlers, `data-*` and `aria-*` of that picture. */
function BrokenPicture({ alt, ratio, style, ...attributes }: BrokenPictureProps) {
  const roleProps = alt === '' ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': alt };
  return (
    <div css={brokenPictureStyle} {...roleProps} {...attributes} style={{ aspectRatio: ratio, ...style }}>
      <Icon name="noPicture" />
      {alt !== '' && <span>{alt}</span>}
    </div>
  );
}

/**
 * A product picture, loaded in the width that the screen needs. Its box is reserved before it loads. For several take `Gallery`.
 * `PictureProvider` makes the addresses of its files.
 */
export function Picture({ imageKey, alt, sizes, priority = false, ratio = 4 / 5, src, style, ref, ...imgProps }: PictureProps) {
  const providedSource = useContext(PictureSourceContext);
  const [brokenKey, setBrokenKey] = useState<string | null>(null);
  const imageProps = useBrokenImage(() => setBrokenKey(imageKey), ref);
  const getAddress = src ?? providedSource;
  if (brokenKey === imageKey) {
    const { crossOrigin, useMap, referrerPolicy, decoding, loading, fetchPriority, ...attributes } = imgProps;
    return <BrokenPicture alt={alt} ratio={ratio} style={style} {...(attributes as ComponentProps<'div'>)} />;
  }
  return (
    <img
      css={root}
      {...imgProps}
      style={{ aspectRatio: ratio, ...style }}
      src={getAddress(imageKey, fallbackWidth)}
      srcSet={listWidths(sizes)
        .map((width) => `${getAddress(imageKey, width)} ${width}w`)
        .join(', ')}
      sizes={sizes}
      width={fallbackWidth}
      height={Math.round(fallbackWidth / ratio)}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      {...imageProps}
    />
  );
}
