/** @jsxImportSource @emotion/react */
'use client';

import { useState } from 'react';
import { hidden } from '../hidden/index.ts';
import { Icon } from '../icon/index.ts';
import { fill } from '../locale/fill.ts';
import { useTexts } from '../locale/locale-context.ts';
import * as style from './gallery-bar-style.ts';
import type { GalleryView } from './gallery-style.ts';
import { galleryTexts } from './gallery-texts.ts';

interface GalleryBarProps {
  index: number;
  length: number;
  view: GalleryView;
  onSelect: (targetIndex: number) => void;
}

/** Arrows and counter over the pictures. The focus stays on the pressed arrow, so the new picture is announced. */
export function GalleryBar({ index, length, view, onSelect }: GalleryBarProps) {
  const texts = useTexts('gallery', galleryTexts);
  const [announcement, setAnnouncement] = useState('');
  const lastIndex = length - 1;
  const createPressHandler = (targetIndex: number) => () => {
    if (targetIndex < 0 || targetIndex > lastIndex) return;
    onSelect(targetIndex);
    setAnnouncement(fill(texts.displayed, { number: targetIndex + 1, length }));
  };
  return (
    <div css={style.styleBar(view)}>
      <button
        type="button"
        css={style.arrow}
        aria-label={texts.previous}
        aria-disabled={index === 0 || undefined}
        onClick={createPressHandler(index - 1)}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        css={style.arrow}
        aria-label={texts.next}
        aria-disabled={index === lastIndex || undefined}
        onClick={createPressHandler(index + 1)}
      >
        <Icon name="right" />
      </button>
      <p css={style.count} aria-hidden="true">
        {index + 1} / {length}
      </p>
      <p css={hidden} role="status">
        {announcement}
      </p>
    </div>
  );
}
