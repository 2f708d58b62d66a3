import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';

/** A Korean text of a file: where it begins, and itself in one line, with `{…}` where a value stands. */
export interface Sentence {
  path: string;
  line: number;
  text: string;
}

const hangul = /[ㄱ-ㅎ가-힣]/;
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The Korean texts of a program: strings, templates, and what stands between the tags of an element. */
function ofProgram(path: string, source: string): Sentence[] {
  const found: Sentence[] = [];
  const add = (start: number, text: string) => {
    if (hangul.test(text))
      found.push({ path, line: source.slice(0, start).split('\n').length, text: oneLine(text) });
  };
  const children = (nodes: { type: string; start: number; value?: unknown }[]) => {
    const texts = nodes.map((node) => (node.type === 'JSXText' ? String(node.value) : '{…}'));
    const first = nodes.find((node) => node.type === 'JSXText' && hangul.test(String(node.value)));
    if (first) add(first.start + String(first.value).search(/\S/), texts.join(''));
  };
  new Visitor({
    Literal: ({ start, value }) => typeof value === 'string' && add(start, value),
    TemplateLiteral: ({ start, quasis }) => add(start, quasis.map((part) => part.value.cooked).join('{…}')),
    JSXElement: (node) => children(node.children),
    JSXFragment: (node) => children(node.children),
  }).visit(parseSync(path, source).program);
  return found;
}

/** The Korean values of a JSON file as the formatter writes it: no string runs over lines. */
function ofJson(path: string, source: string): Sentence[] {
  return source.split('\n').flatMap((row, index) =>
    [...row.matchAll(/("(?:\\.|[^"\\])*")(:?)/g)]
      .filter(([, , colon]) => !colon)
      .map(([, literal = '']) => String(JSON.parse(literal)))
      .filter((text) => hangul.test(text))
      .map((text) => ({ path, line: index + 1, text })),
  );
}

/** The Korean texts of a TypeScript or JSON file, in their order. */
export function sentencesOf(path: string, source = readFileSync(path, 'utf8')): Sentence[] {
  return (path.endsWith('.json') ? ofJson : ofProgram)(path, source).sort((a, b) => a.line - b.line);
}
