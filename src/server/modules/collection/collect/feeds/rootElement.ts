import { indexAfter } from '#server/kernel/text/plainText.ts';

const name = /<([A-Za-z_][\w.-]{0,50}:)?([A-Za-z_][\w.-]{0,50})(?=[\s/>])/y;
/** Maximum number of characters before the first element. */
const prologue = 65_536;

/** Index after a DOCTYPE and its internal subset; the end of the text if it is never closed. */
const pastDoctype = (text: string, from: number): number => {
  let depth = 0;
  let quote = '';
  for (let index = from; index < text.length; index += 1) {
    const character = text[index] as string;
    if (quote) {
      if (character === quote) quote = '';
    } else if (text.startsWith('<!--', index)) index = indexAfter(text, '-->', index + 4) - 1;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '[') depth += 1;
    else if (character === ']') depth -= 1;
    else if (character === '>' && depth <= 0) return index + 1;
  }
  return text.length;
};

export interface Root {
  /** Local name in lower case; null if there is no element. */
  name: string | null;
  /** Namespace prefix with the colon; empty without one. */
  prefix: string;
  /** Start of the element. */
  start: number;
  /** Start and end of the DOCTYPE. */
  doctype: readonly [number, number] | null;
}

/** The first element of a document, after declarations, comments and server warnings. */
export const rootElement = (text: string): Root => {
  let doctype: Root['doctype'] = null;
  let index = text.indexOf('<');
  while (index >= 0 && index < text.length) {
    if (!doctype && index > prologue) break;
    if (text.startsWith('<!--', index)) index = indexAfter(text, '-->', index + 4);
    else if (/^<!doctype/i.test(text.slice(index, index + 9))) {
      const end = pastDoctype(text, index + 9);
      doctype ??= [index, end];
      index = end;
    } else if (text.startsWith('<?', index)) index = indexAfter(text, '?>', index);
    else {
      name.lastIndex = index;
      const found = name.exec(text);
      if (found?.[2]) return { name: found[2].toLowerCase(), prefix: found[1] ?? '', start: index, doctype };
      index += 1;
    }
    index = text.indexOf('<', index);
  }
  return { name: null, prefix: '', start: text.length, doctype };
};
