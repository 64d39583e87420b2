/** @jsxImportSource @emotion/react */
'use client';

import { useState } from 'react';
import { hidden } from '../hidden/index.ts';
import { Icon } from '../icon/index.ts';
import { fill } from '../locale/fill.ts';
import { useTexts } from '../locale/locale-context.ts';
import { arrow, bar, count, type GalleryView } from './gallery-style.ts';
import { galleryTexts } from './gallery-texts.ts';

interface GalleryBarProps {
  index: number;
  length: number;
  view: GalleryView;
  onSelect: (to: number) => void;
}

/** Arrows and counter over the row. The focus stays on the arrow, so the new picture is announced. */
export function GalleryBar({ index, length, view, onSelect }: GalleryBarProps) {
  const texts = useTexts('gallery', galleryTexts);
  const [announcement, setAnnouncement] = useState('');
  const last = length - 1;
  const press = (to: number) => () => {
    if (to < 0 || to > last) return;
    onSelect(to);
    setAnnouncement(fill(texts.displayed, { number: to + 1, length }));
  };
  return (
    <div css={bar(view)}>
      <button type="button" css={arrow} aria-label={texts.previous} aria-disabled={index === 0 || undefined} onClick={press(index - 1)}>
        <Icon name="left" />
      </button>
      <button type="button" css={arrow} aria-label={texts.next} aria-disabled={index === last || undefined} onClick={press(index + 1)}>
        <Icon name="right" />
      </button>
      <p css={count} aria-hidden="true">
        {index + 1} / {length}
      </p>
      <p css={hidden} role="status">
        {announcement}
      </p>
    </div>
  );
}
