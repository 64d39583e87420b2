/** Requested size, format and quality of a picture. */
export interface ResizeOptions {
  format: 'webp' | 'avif' | 'jpeg' | 'png';
  width?: number;
  height?: number;
  fit: 'cover' | 'contain' | 'inside';
  quality: number;
  background?: string;
}

/** Message from the API to the resize process. */
export interface ResizeJob {
  id: number;
  content: Uint8Array;
  options: ResizeOptions;
}

/** Message from the resize process to the API. `rss` is the resident memory of the process in bytes. */
export type ResizeResult = { id: number; rss: number } & (
  | { image: Uint8Array }
  | { undecodableReason: string }
  | { failureReason: string }
);
