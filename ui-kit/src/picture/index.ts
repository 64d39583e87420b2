export { Picture, type PictureProps } from './Picture.tsx';
export { PictureProvider, type PictureProviderProps } from './PictureProvider.tsx';
export { type PictureSource, shopPictureSource } from './picture-source.ts';
