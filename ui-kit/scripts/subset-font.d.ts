/** Types for the part of subset-font that is used; the package ships none. */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff2';
    variationAxes?: Record<string, { min: number; max: number }>;
    dropTables?: string[];
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
