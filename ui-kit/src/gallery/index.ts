export type { GalleryPicture } from './Gallery.tsx';
export { Gallery, type GalleryProps } from './Gallery.tsx';
export type { GalleryView } from './gallery-style.ts';
