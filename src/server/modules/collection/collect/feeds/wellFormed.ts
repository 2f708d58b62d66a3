import { Parser } from 'htmlparser2';
import { inPieces } from './inPieces.ts';
import { maxDepth, TooDeep } from './tooDeep.ts';

const xmlName = /^[A-Za-z_][\w.:-]*$/;

const escaped = (text: string): string =>
  inPieces(text, (piece) => piece.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));

/**
 * The same document with every tag closed and attributes in quotes. Entities stay as they are; declarations and
 * comments are dropped. One pass without recursion.
 * @throws TooDeep
 */
export const wellFormed = (xml: string): string => {
  const out: string[] = [];
  let depth = 0;
  let inCdata = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > maxDepth) throw new TooDeep();
        if (!xmlName.test(name)) return;
        const pairs = Object.entries(attributes)
          .filter(([key]) => xmlName.test(key))
          .map(([key, value]) => ` ${key}="${escaped(value).replaceAll('"', '&quot;')}"`);
        out.push(`<${name}${pairs.join('')}>`);
      },
      ontext(text) {
        out.push(escaped(inCdata ? inPieces(text, (piece) => piece.replaceAll('&', '&amp;')) : text));
      },
      onclosetag(name) {
        if (xmlName.test(name)) out.push(`</${name}>`);
        depth -= 1;
      },
      oncdatastart() {
        inCdata = true;
      },
      oncdataend() {
        inCdata = false;
      },
    },
    { xmlMode: true, decodeEntities: false },
  );
  parser.end(xml);
  return out.join('');
};
