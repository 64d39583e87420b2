'use client';

import { type SyntheticEvent, useCallback, useEffect, useRef } from 'react';

interface ImageWatch {
  ref: (image: HTMLImageElement | null) => void;
  onError: (event: SyntheticEvent<HTMLImageElement>) => void;
}

/** Reports an image that cannot be shown, even one that failed before hydration. */
export function useBroken(onBroken: () => void): ImageWatch {
  const latest = useRef(onBroken);
  useEffect(() => {
    latest.current = onBroken;
  });
  const ref = useCallback((image: HTMLImageElement | null) => {
    // An SVG without a size is 0 px wide too; decoding distinguishes it from a failed image.
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') image.decode().catch(() => latest.current());
  }, []);
  return { ref, onError: () => latest.current() };
}
