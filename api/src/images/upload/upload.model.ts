/** An uploaded picture, as its owner is told. */
export interface UploadedPicture {
  id: string;
  /** Path of the picture. */
  url: string;
  width: number;
  height: number;
}
