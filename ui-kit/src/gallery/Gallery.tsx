/** @jsxImportSource @emotion/react */
'use client';

import { type ComponentProps, type CSSProperties, type ReactNode, useContext, useId, useState } from 'react';
import { PictureSourceContext, pictureWidths } from '../picture/PictureProvider.tsx';
import { GalleryBar } from './GalleryBar.tsx';
import { GallerySlide } from './GallerySlide.tsx';
import { GalleryThumbs } from './GalleryThumbs.tsx';
import { badges as badgesStyle, type GalleryView, root, stage, track as trackStyle, viewport, withThumbs } from './gallery-style.ts';
import { useCloseUp } from './use-close-up.ts';
import { useGallery } from './use-gallery.ts';
import { useLoaded } from './use-loaded.ts';

export interface GalleryPicture {
  /** Key of the picture in the object store. */
  imageKey: string;
  /** Text alternative: «Кроссовки Slope 2, молочные: сбоку». */
  alt: string;
}

export interface GalleryProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Pictures, cover first. */
  pictures: readonly GalleryPicture[];
  /**
   * Accessible name of the gallery.
   * @default 'Снимки'
   */
  label?: string | undefined;
  /**
   * Layout: `spread` shows all pictures from tablet width, `single` shows one at a time. Phones always show a swipeable row.
   * @default 'spread'
   */
  view?: GalleryView | undefined;
  /** The `sizes` attribute of the pictures. */
  sizes?: string | undefined;
  /**
   * Aspect ratio, width divided by height.
   * @default 4 / 5
   */
  ratio?: number | undefined;
  /**
   * Loads the first picture with high priority.
   * @default true
   */
  priority?: boolean | undefined;
  /** Badges over the top corner of the pictures. */
  badges?: ReactNode;
  /** Called with the index of the visible slide. */
  onIndexChange?: ((index: number) => void) | undefined;
}

const largest = pictureWidths[pictureWidths.length - 1] ?? 1280;
const drawn = {
  spread: '(min-width: 1024px) 33vw, (min-width: 768px) 50vw, 100vw',
  single: '(min-width: 1024px) 50vw, 100vw',
} as const;
const loadSwipe = () => import('./GallerySwipe.tsx');

/** Loads the carousel when the pointer or focus reaches a row with several pictures. Until it has loaded, a swipe scrolls natively. */
function useSwipe(several: boolean) {
  const [swipe, ask] = useLoaded(loadSwipe);
  const want = () => {
    if (several && swipe === undefined && typeof ResizeObserver !== 'undefined') void ask();
  };
  return { Swipe: swipe?.GallerySwipe, makesFor: { onPointerEnter: want, onFocus: want } };
}

/** Product pictures to swipe through and zoom. Without JavaScript it is a scrolling row of links to the large pictures. */
export function Gallery({ pictures, label = 'Снимки', view = 'spread', ratio = 4 / 5, priority = true, ...rest }: GalleryProps) {
  const { sizes = drawn[view], badges, onIndexChange, ...section } = rest;
  const several = pictures.length > 1;
  const address = useContext(PictureSourceContext);
  const id = useId();
  const shape: CSSProperties & Record<'--ratio', number> = { '--ratio': ratio };
  const { track, index, go, focus, onKeyDown, onReady } = useGallery(pictures.length, onIndexChange);
  const { Zoom, at, press, zoomProps } = useCloseUp(() => focus(index));
  const [row, setRow] = useState<HTMLElement | null>(null);
  const { Swipe, makesFor } = useSwipe(several);
  const slides = pictures.map((picture, slideIndex) => (
    <GallerySlide
      key={picture.imageKey}
      {...{ ...picture, sizes, ratio }}
      id={`${id}-${slideIndex}`}
      position={`${slideIndex + 1} из ${pictures.length}`}
      href={address(picture.imageKey, largest)}
      priority={priority && slideIndex === 0}
      onPress={press(slideIndex)}
    />
  ));
  return (
    <section css={several ? [root, withThumbs] : root} aria-roledescription="карусель" aria-label={label} {...section}>
      {several && <GalleryThumbs {...{ pictures, index, ratio, label }} slideId={id} onGo={go} />}
      <div css={stage(view)} style={shape} {...makesFor}>
        <div ref={setRow} css={viewport(view)}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys carry the focus between the links within, which are pressed */}
          <div ref={track} css={trackStyle(view)} onKeyDown={onKeyDown}>
            {slides}
          </div>
        </div>
        {badges && <div css={badgesStyle}>{badges}</div>}
        {several && <GalleryBar index={index} length={pictures.length} view={view} onGo={go} />}
      </div>
      {Swipe && row && <Swipe viewport={row} view={view} onReady={onReady} />}
      {Zoom && at !== undefined && <Zoom {...{ pictures, ratio }} index={at} onView={go} {...zoomProps} />}
    </section>
  );
}
