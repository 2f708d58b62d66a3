import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ScreenFiles, screenFilesPlace } from '#contract/screenFiles.ts';

interface Screen {
  /** Segments of its address; those that begin with a colon stand for any. */
  segments: string[];
  /** The parameter without which the address is another screen's. */
  parameter: string | undefined;
  links: string;
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);
const isOpen = (segment: string): boolean => segment.startsWith(':');

const linkTo = (file: string): string => {
  const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
  return `<link ${kind} crossorigin href="/${file}">`;
};

/** @param page what it asks for itself needs no link */
const screensOf = ({ paths, first }: ScreenFiles, page: string): Screen[] => {
  const links = first.filter((file) => !page.includes(`"/${file}"`)).map(linkTo);
  return paths.map((whole) => {
    const [path = '', search] = whole.split('?');
    return { segments: segmentsOf(path), parameter: search?.split('=', 1)[0], links: links.join('') };
  });
};

const matches = (
  { segments, parameter }: Screen,
  path: readonly string[],
  search: URLSearchParams,
): boolean =>
  segments.length === path.length &&
  segments.every((segment, index) => isOpen(segment) || segment === path[index]) &&
  (parameter === undefined || search.has(parameter));

/** The most exact first: a parameter before none, a fixed address before a pattern. */
const byExactness = (one: Screen, other: Screen): number =>
  Number(other.parameter !== undefined) - Number(one.parameter !== undefined) ||
  one.segments.filter(isOpen).length - other.segments.filter(isOpen).length;

/**
 * Links by which a browser fetches at once what the screen at an address begins with; it would learn of one file by the
 * other, from script to script, otherwise. None where the build says nothing of the address.
 * @param folder of the built web
 * @param page its page
 */
export const readFirstFiles = (folder: string, page: string): ((url: string) => string) => {
  const place = join(folder, screenFilesPlace);
  if (!existsSync(place)) return () => '';
  const files = JSON.parse(readFileSync(place, 'utf8')) as ScreenFiles[];
  const screens = files.flatMap((one) => screensOf(one, page)).sort(byExactness);
  return (url) => {
    const [path = '', search = ''] = url.split('?', 2);
    const segments = segmentsOf(path === '/' ? '/dashboard' : path);
    const parameters = new URLSearchParams(search);
    return screens.find((screen) => matches(screen, segments, parameters))?.links ?? '';
  };
};
