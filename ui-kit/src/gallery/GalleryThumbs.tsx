/** @jsxImportSource @emotion/react */
'use client';

import type { MouseEvent } from 'react';
import { Picture } from '../picture/index.ts';
import type { GalleryPicture } from './Gallery.tsx';
import { thumb, thumbs } from './gallery-style.ts';

interface GalleryThumbsProps {
  pictures: readonly GalleryPicture[];
  index: number;
  ratio: number;
  label: string;
  /** Prefix of the slides' ids. */
  slideId: string;
  onGo: (to: number) => void;
}

/** Thumbnails that link to the pictures beside them. Without JavaScript a press scrolls the page to the picture. */
export function GalleryThumbs({ pictures, index, ratio, label, slideId, onGo }: GalleryThumbsProps) {
  const press = (to: number) => (event: MouseEvent) => {
    event.preventDefault();
    onGo(to);
  };
  return (
    <ol css={thumbs} aria-label={label}>
      {pictures.map(({ imageKey, alt }, at) => (
        <li key={imageKey}>
          <a
            css={thumb}
            href={`#${slideId}-${at}`}
            aria-label={`Снимок ${at + 1}: ${alt}`}
            aria-current={at === index || undefined}
            onClick={press(at)}
          >
            <Picture imageKey={imageKey} alt="" sizes="64px" ratio={ratio} />
          </a>
        </li>
      ))}
    </ol>
  );
}
