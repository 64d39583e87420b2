export { Gallery, type GalleryProps } from './Gallery.tsx';
export type { GalleryPicture } from './gallery-picture.ts';
export type { GalleryView } from './gallery-style.ts';
