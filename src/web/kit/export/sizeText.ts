/** Bytes as people read them: 320 KB, 4.2 MB. */
export const sizeText = (bytes: number): string =>
  bytes < 1_048_576 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
