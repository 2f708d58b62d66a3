/** File in which a build of the web lists the files of its screens, as `ScreenFiles[]`. */
export const screenFilesPlace = '.vite/screens.json';

/** The files that a first visit of these screens loads, as paths in the build folder, without duplicates. */
export interface ScreenFiles {
  /**
   * Paths in the router's notation: `/article/Article/Detail/:id`; with `?new=1` if a query parameter distinguishes the
   * screen.
   */
  paths: readonly string[];
  /** Scripts and style sheets of the first paint. */
  first: string[];
  /** Files loaded right after: fetched together with the first ones, executed after the first paint. */
  next: string[];
  /** Files loaded after those, one by one. */
  later: string[];
}
