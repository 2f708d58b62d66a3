import { Parser } from 'htmlparser2';
import { Unreadable } from './outcome.ts';
import type { TextSink } from './textSink.ts';

/** How the elements of a markup language are converted to text. Names without namespace prefix if `bare`. */
export interface MarkupRules {
  /** Only content of these elements is text; if absent, all content. */
  text?: ReadonlySet<string>;
  /** Content of these elements is dropped. */
  skipped: ReadonlySet<string>;
  /** Elements that end a line. */
  lines: ReadonlySet<string>;
  /** Elements that count as a blank or separate words. */
  gaps: ReadonlySet<string>;
}

/** Maximum nesting of elements; only malicious files exceed it. */
const maxDepth = 10_000;

/** A parser that writes the text of its input to the sink. Entities defined in the document are not expanded. */
export const markupText = (rules: MarkupRules, sink: TextSink, isXml = true): Parser => {
  let within = 0;
  let skipped = 0;
  let depth = 0;
  return new Parser(
    {
      onopentag: (name) => {
        depth += 1;
        if (depth > maxDepth) throw new Unreadable('DAMAGED');
        if (rules.skipped.has(name)) skipped += 1;
        if (rules.text?.has(name)) within += 1;
        if (skipped === 0 && rules.gaps.has(name)) sink.add(' ');
      },
      onclosetag: (name) => {
        depth -= 1;
        if (rules.skipped.has(name)) skipped -= 1;
        if (rules.text?.has(name)) within -= 1;
        if (skipped === 0 && rules.lines.has(name)) sink.add('\n');
      },
      ontext: (text) => {
        if (skipped === 0 && (within > 0 || !rules.text)) sink.add(text);
      },
    },
    { xmlMode: isXml, decodeEntities: true },
  );
};
