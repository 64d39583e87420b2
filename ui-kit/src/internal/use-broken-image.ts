'use client';

import { type Ref, type RefCallback, type SyntheticEvent, useCallback, useEffect, useRef } from 'react';

interface BrokenImageProps {
  ref: RefCallback<HTMLImageElement>;
  onError: (event: SyntheticEvent<HTMLImageElement>) => void;
}

/** Reports an image that cannot be shown, even one that failed before hydration. */
export function useBrokenImage(onBroken: () => void, imageRef?: Ref<HTMLImageElement>): BrokenImageProps {
  const latestOnBroken = useRef(onBroken);
  useEffect(() => {
    latestOnBroken.current = onBroken;
  });
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      // An SVG without a size is 0 px wide too; decoding distinguishes it from a failed image.
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') image.decode().catch(() => latestOnBroken.current());
      if (typeof imageRef === 'function') return imageRef(image);
      if (imageRef) imageRef.current = image;
    },
    [imageRef],
  );
  return { ref, onError: () => latestOnBroken.current() };
}
