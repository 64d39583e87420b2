'use client';

import type { ReactNode } from 'react';
import { type PictureSource, PictureSourceContext } from './picture-source.ts';

export interface PictureProviderProps {
  /** Builds the address of a picture; by default that of the shop's image proxy. */
  src: PictureSource;
  /** The part of the page whose pictures it serves. */
  children: ReactNode;
}

/** Lets a frontend take its pictures from elsewhere than `/_ipx`. */
export function PictureProvider({ src, children }: PictureProviderProps) {
  return <PictureSourceContext value={src}>{children}</PictureSourceContext>;
}
