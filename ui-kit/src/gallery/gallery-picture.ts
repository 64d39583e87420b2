export interface GalleryPicture {
  /** Key of the picture in the object store. */
  imageKey: string;
  /** Text alternative: «Кроссовки Slope 2, молочные: сбоку». */
  alt: string;
}
