import type { OperationSpec } from '#contract/entity.ts';
import { ourCatalogue } from '#server/kernel/calls/catalogue.ts';

/** As many numbered pieces as fit into `bytes`, between `open` and `close`. */
const filled = (bytes: number, open: string, piece: (index: number) => string, close: string): string => {
  const pieces: string[] = [];
  let size = open.length + close.length;
  for (let index = 0; ; index += 1) {
    const next = piece(index);
    size += next.length + 1;
    if (size > bytes) break;
    pieces.push(next);
  }
  return `${open}${pieces.join(',')}${close}`;
};

const nested = (bytes: number, open: string, close: string): string => {
  const depth = Math.floor(bytes / (open.length + close.length + 1));
  return `${open.repeat(depth)}0${close.repeat(depth)}`;
};

/** The property names that an operation knows, in the order of its form. */
const namesOf = ({ id, entity }: OperationSpec): string[] => {
  const form = ourCatalogue.callForms[id]?.body;
  if (form) return Object.keys(form.labels);
  const fields = entity ? (ourCatalogue.resources[entity]?.fields ?? []) : [];
  const names = fields.filter(({ write, column }) => write !== 'system' && !column).map(({ name }) => name);
  return names.length ? names : ['a'];
};

/** The same value under every name that the operation knows, of this many bytes in total. */
const inEveryName = (operation: OperationSpec, bytes: number, valueOf: (bytes: number) => string): string => {
  const names = namesOf(operation);
  const quoted = names.map((name) => `"${name}":`);
  const value = valueOf(Math.floor((bytes - quoted.join('').length) / names.length) - 10);
  return `{${quoted.map((name) => name + value).join(',')}}`;
};

const text = (piece: string) => (bytes: number) =>
  JSON.stringify(piece.repeat(Math.max(0, Math.floor(bytes / JSON.stringify(piece).length))));

/** An object with unknown property names. */
export const filledWithNames = (bytes: number): Buffer =>
  Buffer.from(filled(bytes, '{', (index) => `"k${index}":0`, '}'));

/** Bodies of at most this many bytes that are most expensive to parse, by kind. */
const makers = {
  'unknown names': (_operation, bytes) => filledWithNames(bytes),
  'lists within lists': (_operation, bytes) => nested(bytes, '[', ']'),
  'objects within objects': (_operation, bytes) => nested(bytes, '{"a":', '}'),
  'lists of numbers': (operation, bytes) =>
    inEveryName(operation, bytes, (room) => filled(room, '[', () => '0', ']')),
  'lists of objects': (operation, bytes) =>
    inEveryName(operation, bytes, (room) => filled(room, '[', () => '{"a":0}', ']')),
  'tags within tags': (operation, bytes) => inEveryName(operation, bytes, text('<ul><li>')),
  'quotes within quotes': (operation, bytes) => inEveryName(operation, bytes, text('<blockquote>')),
  cells: (operation, bytes) => inEveryName(operation, bytes, text('<td>')),
  angles: (operation, bytes) => inEveryName(operation, bytes, text('<')),
  links: (operation, bytes) => inEveryName(operation, bytes, text('<a href=https://a.kr>a</a>')),
  ampersands: (operation, bytes) => inEveryName(operation, bytes, text('&amp;')),
  marks: (operation, bytes) => inEveryName(operation, bytes, text('\u0301\u0316')),
} satisfies Record<string, (operation: OperationSpec, bytes: number) => string | Buffer>;

export type WorstBody = keyof typeof makers;
export const worstKinds = Object.keys(makers) as WorstBody[];

export const worstBody = (kind: WorstBody, operation: OperationSpec, bytes: number): Buffer =>
  Buffer.from(makers[kind](operation, bytes) as string);
