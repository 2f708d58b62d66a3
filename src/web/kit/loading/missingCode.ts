/** True if a script or style file could not be loaded, by the error messages of browsers and of the build's loader. */
export const isMissingCode = (error: unknown): boolean =>
  /imported module|module script|preload CSS/.test((error as Error | null)?.message ?? '');
