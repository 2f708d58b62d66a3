/** Paths whose page is not built yet. They show an honest panel. The list may only shrink; a test prints it. */
export const upcoming: readonly string[] = [];
