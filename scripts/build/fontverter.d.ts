declare module 'fontverter' {
  /** Converts a font; `sfnt` is TrueType or OpenType without compression. */
  const fontverter: { convert(font: Buffer, to: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer> };
  export default fontverter;
}
