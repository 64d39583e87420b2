/** The part of subset-font in use; the package has no types of its own. */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff2';
    variationAxes?: Record<string, { min: number; max: number }>;
    dropTables?: string[];
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
