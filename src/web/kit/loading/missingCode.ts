/** Whether a file of code or style did not come, as browsers and the loader of the build say it. */
export const isMissingCode = (error: unknown): boolean =>
  /imported module|module script|preload CSS/.test((error as Error | null)?.message ?? '');
