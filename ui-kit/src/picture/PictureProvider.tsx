'use client';

import { createContext, type ReactNode } from 'react';
import { type PictureSource, shopPictureSource } from './picture-source.ts';

export const PictureSourceContext = createContext<PictureSource>(shopPictureSource);

export interface PictureProviderProps {
  /** Builds the address of a picture from its key and a width in pixels. */
  src: PictureSource;
  /** Content whose pictures get their addresses from `src`. */
  children: ReactNode;
}

/** Lets a frontend load its pictures from somewhere other than the shop's image proxy, `/_ipx`. */
export function PictureProvider({ src, children }: PictureProviderProps) {
  return <PictureSourceContext value={src}>{children}</PictureSourceContext>;
}
