/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { useContext, useMemo } from 'react';
import Lightbox, { type SlideImage } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import lightboxCss from 'yet-another-react-lightbox/styles.css?inline';
import { Icon } from '../icon/index.ts';
import { layers } from '../internal/style/layers.ts';
import { useTexts } from '../locale/locale-context.ts';
import type { Texts } from '../locale/texts.ts';
import { PictureSourceContext } from '../picture/PictureProvider.tsx';
import { type PictureSource, pictureWidths } from '../picture/picture-source.ts';
import { NonceContext } from '../style/nonce-context.ts';
import { color } from '../theme/index.ts';
import type { GalleryPicture } from './Gallery.tsx';
import { galleryZoomTexts } from './gallery-zoom-texts.ts';

export interface GalleryZoomProps {
  /** Pictures in the gallery's order. */
  pictures: readonly GalleryPicture[];
  /** Index of the picture to show first. */
  index: number;
  /** Aspect ratio, width divided by height. */
  ratio: number;
  /** Called with the index of the visible picture. */
  onView: (index: number) => void;
  /** Called when the closing animation has finished. */
  onExited: () => void;
  onClose: () => void;
  open: boolean;
}

/** The lightbox library uses its English texts as the keys of its labels. */
const toLabels = (texts: Texts['galleryZoom']) => ({
  Lightbox: texts.label,
  'Photo gallery': texts.pictures,
  Carousel: texts.carousel,
  Slide: texts.slide,
  '{index} of {total}': texts.position,
  Previous: texts.previous,
  Next: texts.next,
  Close: texts.close,
  'Zoom in': texts.zoomIn,
  'Zoom out': texts.zoomOut,
});

/** Continues the background of a picture over the rest of the screen. */
const lightboxStyle = css({
  '--yarl__color_backdrop': color('picture'),
  '--yarl__color_button': color('on-picture'),
  '--yarl__color_button_active': color('on-picture'),
  '--yarl__color_button_disabled': `color-mix(in srgb, ${color('on-picture')} 32%, transparent)`,
  '--yarl__button_filter': 'none',
  '--yarl__portal_zindex': String(layers.popup),
  '--yarl__toolbar_padding': '4px',
  '--yarl__button_padding': '11px',
  '& .yarl__button:focus-visible': { outline: `2px solid ${color('on-picture')}`, outlineOffset: -4 },
  '& .yarl__container:focus-visible': { outline: 0 },
  '& .yarl__slide_image': { filter: 'brightness(var(--meet-picture-dim))' },
});

function toSlide({ imageKey, alt }: GalleryPicture, ratio: number, getAddress: PictureSource): SlideImage {
  const srcSet = pictureWidths.map((width) => ({ src: getAddress(imageKey, width), width, height: Math.round(width / ratio) }));
  return { src: getAddress(imageKey, 640), alt, srcSet };
}

/** The pictures full screen, zoomed by pinch, double tap, wheel and keys. Loaded on the first press. */
export function GalleryZoom({ pictures, index, ratio, onView, onExited, onClose, open }: GalleryZoomProps) {
  const getAddress = useContext(PictureSourceContext);
  const texts = useTexts('galleryZoom', galleryZoomTexts);
  // Memoised, because the lightbox restarts when it gets a new array.
  const slides = useMemo(() => pictures.map((picture) => toSlide(picture, ratio, getAddress)), [pictures, ratio, getAddress]);
  return (
    <>
      <style nonce={useContext(NonceContext)}>{lightboxCss}</style>
      <Lightbox
        css={lightboxStyle}
        open={open}
        close={onClose}
        index={index}
        slides={slides}
        plugins={[Zoom]}
        labels={toLabels(texts)}
        carousel={{ finite: true, padding: 0 }}
        controller={{ closeOnBackdropClick: true }}
        zoom={{ scrollToZoom: true, maxZoomPixelRatio: 2, doubleClickMaxStops: 1 }}
        on={{ view: ({ index: viewedIndex }) => onView(viewedIndex), exited: onExited }}
        render={{
          iconPrev: () => <Icon name="left" />,
          iconNext: () => <Icon name="right" />,
          iconClose: () => <Icon name="x" />,
          iconZoomIn: () => <Icon name="plus" />,
          iconZoomOut: () => <Icon name="minus" />,
        }}
      />
    </>
  );
}
