import { documentText } from './documentText.ts';

export type FileKind = 'empty' | 'feed' | 'opml' | 'ndjson' | 'unknown';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** The kind of a file by its first bytes; the name is only a fallback. Pure. */
export const fileKind = (head: Buffer, fileName: string): FileKind => {
  const text = documentText(head)
    .text.replace(/^\ufeff/, '')
    .trimStart();
  if (text === '') return 'empty';
  if (text.startsWith('<')) return /<opml[\s>]/i.test(text) ? 'opml' : 'feed';
  if (/\.(ndjson|jsonl)(\.gz)?$/i.test(fileName)) return 'ndjson';
  if (!text.startsWith('{')) return 'unknown';
  const [firstLine = '', ...others] = text.split('\n');
  if (/"version"\s*:\s*"https?:\\?\/\\?\/(www\.)?jsonfeed\.org|"(home_page|feed)_url"\s*:/.test(text))
    return 'feed';
  return isJson(firstLine) || others.some((line) => line.startsWith('{')) ? 'ndjson' : 'unknown';
};
