import { Parser } from 'htmlparser2';
import { partsInOrder } from './officeDocument.ts';
import { Unreadable } from './outcome.ts';
import type { Reader, TextSink } from './textSink.ts';
import { withZipParts, type ZipParts } from './zipParts.ts';

export const sheetNames = [/^xl\/worksheets\/sheet\d+\.xml$/];
const others = [/^xl\/comments\d*\.xml$/, /^xl\/drawings\/drawing\d+\.xml$/];
/** Maximum UTF-16 units of shared strings; the search could not store more anyway. */
const maxShared = 20_000_000;

const feed = (parts: ZipParts, name: string, parser: Parser, isDone: () => boolean): Promise<void> =>
  parts.read(name, (piece) => {
    parser.write(piece);
    return !isDone();
  });

/** Shared strings of a workbook by index, without phonetic readings. */
export const sharedTexts = async (parts: ZipParts): Promise<string[]> => {
  const texts: string[] = [];
  let [text, length] = ['', 0];
  let [isText, isPhonetic] = [false, false];
  const parser = new Parser(
    {
      onopentag: (name) => {
        if (name === 'si') text = '';
        if (name === 't') isText = true;
        if (name === 'rPh') isPhonetic = true;
      },
      ontext: (piece) => {
        if (isText && !isPhonetic) text += piece;
      },
      onclosetag: (name) => {
        if (name === 't') isText = false;
        if (name === 'rPh') isPhonetic = false;
        if (name !== 'si') return;
        texts.push(text);
        length += text.length;
        if (length > maxShared) throw new Unreadable('TOO_LARGE');
      },
    },
    { xmlMode: true },
  );
  await feed(parts, 'xl/sharedStrings.xml', parser, () => false);
  return texts;
};

/** Cells of a sheet, one row per line. */
const sheetParser = (shared: readonly string[], sink: TextSink): Parser => {
  let [type, value] = ['', ''];
  let isValue = false;
  return new Parser(
    {
      onopentag: (name, { t }) => {
        if (name === 'c') [type, value] = [t ?? '', ''];
        isValue = name === 'v' || name === 't';
      },
      ontext: (piece) => {
        if (isValue) value += piece;
      },
      onclosetag: (name) => {
        isValue = false;
        if (name === 'row') sink.add('\n');
        if (name !== 'c' || value === '') return;
        sink.add(`${type === 's' ? (shared[Number(value)] ?? '') : value}\t`);
      },
    },
    { xmlMode: true },
  );
};

const textParser = (sink: TextSink): Parser => {
  let isText = false;
  return new Parser(
    {
      onopentag: (name) => {
        isText = name === 't' || name === 'a:t';
      },
      ontext: (piece) => {
        if (isText) sink.add(piece);
      },
      onclosetag: (name) => {
        isText = false;
        if (name === 'comment' || name === 'a:p') sink.add('\n');
      },
    },
    { xmlMode: true },
  );
};

/** The cells of all sheets as stored: dates as Excel's serial numbers. */
export const readWorkbook: Reader = (path, sink) =>
  withZipParts(path, async (parts) => {
    const shared = await sharedTexts(parts);
    for (const name of partsInOrder(parts.names, sheetNames))
      if (!sink.isFull) await feed(parts, name, sheetParser(shared, sink), () => sink.isFull);
    for (const name of partsInOrder(parts.names, others))
      if (!sink.isFull) await feed(parts, name, textParser(sink), () => sink.isFull);
  });
