import { type Plugin, parseSync } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  key?: { name?: string };
  value?: Node & { value?: unknown };
  properties?: Node[];
  elements?: (Node | null)[];
}

const valueOf = ({ properties = [] }: Node, name: string): unknown =>
  properties.find(({ key }) => key?.name === name)?.value?.value;

/** The parts of a field that no screen uses: an internal column, and the help of a column without input or list. */
const unusedParts = (field: Node): Node[] => {
  const column = valueOf(field, 'column');
  if (column === 'internal') return [field];
  const isShown =
    valueOf(field, 'list') === true || (valueOf(field, 'write') !== 'system' && column !== 'computed');
  return (field.properties ?? []).filter(
    ({ key }) => key?.name === 'foldedIn' || (!isShown && key?.name === 'help'),
  );
};

/** What an entity has for the server and the documentation alone. */
const ofServer = ['help', 'rows', 'uniqueIndexes'];

/** The parts of entities that no screen uses, in a tree of the parser. */
const unusedOfEntities = (node: unknown): Node[] => {
  if (Array.isArray(node)) return node.flatMap(unusedOfEntities);
  if (typeof node !== 'object' || node === null) return [];
  const { properties = [] } = node as Node;
  const names = properties.map(({ key }) => key?.name ?? '');
  const own =
    names.includes('fields') && names.includes('rows')
      ? properties.filter(({ key }) => ofServer.includes(key?.name ?? ''))
      : [];
  return [...own, ...Object.values(node).flatMap(unusedOfEntities)];
};

/** All arrays of fields in a tree of the parser. */
const fieldLists = (node: unknown): Node[][] => {
  if (Array.isArray(node)) return node.flatMap(fieldLists);
  if (typeof node !== 'object' || node === null) return [];
  const { type, key, value } = node as Node;
  const own =
    type === 'Property' && key?.name === 'fields' && value?.elements
      ? [value.elements.flatMap((one) => one ?? [])]
      : [];
  return [...own, ...Object.values(node).flatMap(fieldLists)];
};

/** The code of an entity's resource without what only the server knows or only the documentation says. */
export const forScreens = (id: string, code: string): string => {
  const { program } = parseSync(id, code);
  return [
    ...unusedOfEntities(program),
    ...fieldLists(program).flatMap((fields) => fields.flatMap(unusedParts)),
  ]
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => {
      const comma = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0;
      return text.slice(0, start) + text.slice(end + comma);
    }, code);
};

/** Leaves the internal columns of entities out of the screens: fewer bytes, and nothing of the database's inside. */
export const internalFields = (): Plugin => ({
  name: 'internal-fields',
  // tests of the web run the server beside it, which needs them
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/generated\/resources\/\w+\.ts$/ },
    handler: (code, id) => forScreens(id, code),
  },
});
