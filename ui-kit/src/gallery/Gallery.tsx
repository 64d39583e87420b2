/** @jsxImportSource @emotion/react */
'use client';

import {
  type ComponentProps,
  type CSSProperties,
  type MouseEvent,
  type MouseEventHandler,
  type ReactNode,
  useContext,
  useId,
  useState,
} from 'react';
import { isPlainPress } from '../link/plain-press.ts';
import { fill } from '../locale/fill.ts';
import { useTexts } from '../locale/locale-context.ts';
import { Picture } from '../picture/index.ts';
import { PictureSourceContext } from '../picture/PictureProvider.tsx';
import { pictureWidths } from '../picture/picture-source.ts';
import { GalleryBar } from './GalleryBar.tsx';
import {
  badges as badgesStyle,
  type GalleryView,
  root,
  slide,
  styleStage,
  styleTrack,
  styleViewport,
  thumb,
  thumbs,
  withThumbs,
  zoomLink,
} from './gallery-style.ts';
import { galleryTexts } from './gallery-texts.ts';
import { useGallery } from './use-gallery.ts';
import { useLazyModule } from './use-lazy-module.ts';

interface GalleryThumbsProps {
  pictures: readonly GalleryPicture[];
  index: number;
  ratio: number;
  label: string;
  /** Prefix of the slides' ids. */
  slideId: string;
  onSelect: (targetIndex: number) => void;
}

/** Thumbnails that link to the pictures beside them. Without JavaScript a press scrolls the page to the picture. */
function GalleryThumbs({ pictures, index, ratio, label, slideId, onSelect }: GalleryThumbsProps) {
  const createPressHandler = (targetIndex: number) => (event: MouseEvent) => {
    event.preventDefault();
    onSelect(targetIndex);
  };
  const texts = useTexts('gallery', galleryTexts);
  return (
    <ol css={thumbs} aria-label={label}>
      {pictures.map(({ imageKey, alt }, pictureIndex) => (
        <li key={imageKey}>
          <a
            css={thumb}
            href={`#${slideId}-${pictureIndex}`}
            aria-label={fill(texts.picture, { number: pictureIndex + 1, alt })}
            aria-current={pictureIndex === index || undefined}
            onClick={createPressHandler(pictureIndex)}
          >
            <Picture imageKey={imageKey} alt="" sizes="64px" ratio={ratio} />
          </a>
        </li>
      ))}
    </ol>
  );
}

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
function GallerySlide({ id, position, href, imageKey, alt, onPress, ...pictureProps }: GallerySlideProps) {
  const texts = useTexts('gallery', galleryTexts);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is a group with a role description, not a fieldset
    <div id={id} css={slide} role="group" aria-roledescription={texts.slide} aria-label={position}>
      <a css={zoomLink} href={href} aria-label={fill(texts.enlarge, { alt })} onClick={onPress}>
        <Picture imageKey={imageKey} alt="" {...pictureProps} />
      </a>
    </div>
  );
}

export interface GalleryPicture {
  /** Key of the picture, which `PictureProvider` turns into an address. It is unique in the gallery. */
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
   * Layout: `spread` shows all pictures from 768 px on, for the page of a product; `single` shows one at a time, never taller than the
   * screen, for a narrow container. Below 768 px both are a row to swipe.
   * @default 'spread'
   */
  view?: GalleryView | undefined;
  /**
   * The `sizes` attribute: the width of a displayed picture. With `single` the default is `(min-width: 1024px) 50vw, 100vw`.
   * @default '(min-width: 1024px) 33vw, (min-width: 768px) 50vw, 100vw'
   */
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
  /** Badges over the top corner of the pictures: `Badge`. */
  badges?: ReactNode;
  /** Called with the index of the visible slide. */
  onIndexChange?: ((index: number) => void) | undefined;
}

const largestWidth = pictureWidths[pictureWidths.length - 1] ?? 1280;
const defaultSizes = {
  spread: '(min-width: 1024px) 33vw, (min-width: 768px) 50vw, 100vw',
  single: '(min-width: 1024px) 50vw, 100vw',
} as const;
const loadSwipe = () => import('./GallerySwipe.tsx');

/** Loads the carousel when the pointer or focus reaches a row with several pictures. Until it has loaded, a swipe scrolls natively. */
function useSwipe(hasSeveralPictures: boolean) {
  const [swipeModule, requestModule] = useLazyModule(loadSwipe);
  const requestSwipe = () => {
    if (hasSeveralPictures && swipeModule === undefined && typeof ResizeObserver !== 'undefined') void requestModule();
  };
  return { Swipe: swipeModule?.GallerySwipe, intentHandlers: { onPointerEnter: requestSwipe, onFocus: requestSwipe } };
}

/** Product pictures to swipe through and zoom. Without JavaScript it is a scrolling row of links to the large pictures. */
export function Gallery({ pictures, view = 'spread', ratio = 4 / 5, priority = true, ...rest }: GalleryProps) {
  const texts = useTexts('gallery', galleryTexts);
  const { label = texts.label, sizes = defaultSizes[view], badges, onIndexChange, ...sectionProps } = rest;
  const hasSeveralPictures = pictures.length > 1;
  const getAddress = useContext(PictureSourceContext);
  const id = useId();
  const ratioStyle: CSSProperties & Record<'--ratio', number> = { '--ratio': ratio };
  const { track, index, goTo, focusPicture, onKeyDown, onReady } = useGallery(pictures.length, onIndexChange);
  const { Zoom, zoomedIndex, createPressHandler, zoomProps } = useZoom(() => focusPicture(index));
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const { Swipe, intentHandlers } = useSwipe(hasSeveralPictures);
  const slides = pictures.map((picture, slideIndex) => (
    <GallerySlide
      key={picture.imageKey}
      {...{ ...picture, sizes, ratio }}
      id={`${id}-${slideIndex}`}
      position={fill(texts.position, { number: slideIndex + 1, length: pictures.length })}
      href={getAddress(picture.imageKey, largestWidth)}
      priority={priority && slideIndex === 0}
      onPress={createPressHandler(slideIndex)}
    />
  ));
  return (
    <section
      css={hasSeveralPictures ? [root, withThumbs] : root}
      aria-roledescription={texts.carousel}
      aria-label={label}
      {...sectionProps}
    >
      {hasSeveralPictures && <GalleryThumbs {...{ pictures, index, ratio, label }} slideId={id} onSelect={goTo} />}
      <div css={styleStage(view)} style={ratioStyle} {...intentHandlers}>
        <div ref={setViewport} css={styleViewport(view)}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys carry the focus between the links within, which are pressed */}
          <div ref={track} css={styleTrack(view)} onKeyDown={onKeyDown}>
            {slides}
          </div>
        </div>
        {badges && <div css={badgesStyle}>{badges}</div>}
        {hasSeveralPictures && <GalleryBar index={index} length={pictures.length} view={view} onSelect={goTo} />}
      </div>
      {Swipe && viewport && <Swipe viewport={viewport} view={view} onReady={onReady} />}
      {Zoom && zoomedIndex !== undefined && <Zoom {...{ pictures, ratio }} index={zoomedIndex} onView={goTo} {...zoomProps} />}
    </section>
  );
}

const loadZoom = () => import('./GalleryZoom.tsx');

/** Loads the full-screen view at the first press on a picture. If loading fails, the link of the picture is followed. */
function useZoom(onExited: () => void) {
  const [zoomModule, requestModule] = useLazyModule(loadZoom);
  const [zoomedIndex, setZoomedIndex] = useState<number>();
  const [open, setOpen] = useState(false);
  const createPressHandler = (pressedIndex: number) => async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    setZoomedIndex(pressedIndex);
    setOpen(true);
    if (!(await requestModule()) && link.isConnected) location.assign(link.href);
  };
  const handleExit = () => {
    setZoomedIndex(undefined);
    onExited();
  };
  return {
    Zoom: zoomModule?.GalleryZoom,
    zoomedIndex,
    createPressHandler,
    zoomProps: { open, onClose: () => setOpen(false), onExited: handleExit },
  };
}
