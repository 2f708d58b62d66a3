declare module 'subset-font' {
  /** Keeps only the glyphs of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: { targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype'; keepFeatures?: readonly string[] },
  ): Promise<Buffer>;
}
