'use client';

import type { ReactNode } from 'react';
import { type PictureSource, PictureSourceContext } from './picture-source.ts';

export interface PictureProviderProps {
  /**
   * Builds the address of a picture.
   * @default the shop's image proxy
   */
  src: PictureSource;
  /** Part of the page whose pictures it serves. */
  children: ReactNode;
}

/** Lets a frontend load its pictures from somewhere other than `/_ipx`. */
export function PictureProvider({ src, children }: PictureProviderProps) {
  return <PictureSourceContext value={src}>{children}</PictureSourceContext>;
}
