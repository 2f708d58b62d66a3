/** Where a build of the web keeps the files of its screens, a list of `ScreenFiles`. */
export const screenFilesPlace = '.vite/screens.json';

/** The files that a first visit of these screens fetches, as paths in the folder of the build, each once. */
export interface ScreenFiles {
  /** In the router's words: `/article/Article/Detail/:id`; `?new=1` where a parameter makes the difference. */
  paths: readonly string[];
  /** Scripts and style sheets that it begins with. */
  first: string[];
  /** Files that it loads as soon as it is drawn: fetched with the first, read and run after the first painting. */
  next: string[];
  /** Files that come after those, one by one. */
  later: string[];
}
