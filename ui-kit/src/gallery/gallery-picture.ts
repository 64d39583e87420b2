export interface GalleryPicture {
  /** Key of the picture in the object store. */
  imageKey: string;
  /** What it shows: «Кроссовки Slope 2, молочные: сбоку». */
  alt: string;
}
