/** The file of a shopper, and the limits that hold for it. */
export interface DecodeJob {
  content: Uint8Array;
  maxPixels: number;
  /** Longest side of the decoded picture, in pixels. */
  maxSide: number;
  /** Resident memory in bytes at which the process ends itself. */
  maxRss: number;
  /** Processor time in milliseconds at which the process ends itself. */
  maxCpuMs: number;
}

/** Reason why a file is refused. `COSTLY` means that it takes too much memory or processor time to decode. */
export type FileRefusal = 'TYPE' | 'PIXELS' | 'BROKEN' | 'COSTLY';

/** `peakRss` is the most memory in bytes that the process has held. */
export type DecodeResult = { peakRss: number } & ({ picture: Uint8Array; width: number; height: number } | { refusal: FileRefusal });
