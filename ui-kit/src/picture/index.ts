export { Picture, type PictureProps } from './Picture.tsx';
export { PictureProvider, type PictureProviderProps, type PictureSource, shopPictureSource } from './PictureProvider.tsx';
