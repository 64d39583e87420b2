'use client';

import { createContext } from 'react';

/** Address of a picture at a width in px. */
export type PictureSource = (imageKey: string, width: number) => string;

/** The shop's image proxy: WebP of quality 80 at one of the widths it allows. */
export const shopPictureSource: PictureSource = (imageKey, width) => `/_ipx/f_webp,w_${width},q_80/${imageKey}`;

/** Widths that a browser chooses from, for screens of any density; the proxy never enlarges a master. */
export const pictureWidths = [320, 640, 768, 1024, 1280, 1536] as const;

export const PictureSourceContext = createContext<PictureSource>(shopPictureSource);
