import { readSheet } from '#server/kernel/documents/sheetRows.ts';
import { badRequest } from '#server/kernel/failure.ts';
import {
  keyOf,
  type ListedWord,
  lineOf,
  missingSpellings,
  type Places,
  placesIn,
  type RefusedLine,
} from './dictionaryLines.ts';

/** Maximum rows above the header: metadata of an export. */
const maxAbove = 10;
const maxLines = 100_000;

export interface ListOfWords {
  /** Words without duplicates; synonyms of later lines are added to the first. */
  words: ListedWord[];
  refused: RefusedLine[];
  /** Lines that repeat the word of an earlier line. */
  repeated: { line: number; extrKwd: string; first: number }[];
}

/**
 * The words of a list: a CSV or a workbook with a header row, such as an export of the dictionary.
 * @throws Failure 400 for another kind of file, or one that is too long
 */
export const readWords = async (content: Buffer): Promise<ListOfWords> => {
  const words = new Map<string, ListedWord>();
  const list: ListOfWords = { words: [], refused: [], repeated: [] };
  let places: Places | undefined;
  let rows = 0;
  const put = (word: ListedWord): void => {
    const first = words.get(keyOf(word));
    if (!first) {
      words.set(keyOf(word), word);
      return;
    }
    first.synmList.push(...missingSpellings(first.synmList, word.synmList));
    list.repeated.push({ line: word.line, extrKwd: word.extrKwd, first: first.line });
  };
  await readSheet(content, (row) => {
    rows += 1;
    if (!places) {
      places = placesIn(row);
      return places !== undefined || rows < maxAbove;
    }
    const line = lineOf(row, places);
    if ('reason' in line) list.refused.push(line);
    else put(line);
    return rows <= maxLines + maxAbove;
  });
  if (!places)
    throw badRequest("첫 줄에 '대표어'와 '특징 종류'가 있어야 합니다. 양식을 내려받아 채워 주세요.");
  if (rows > maxLines + maxAbove)
    throw badRequest('한 번에 10만 줄까지 올릴 수 있습니다. 파일을 나누어 주세요.');
  list.words.push(...words.values());
  return list;
};
