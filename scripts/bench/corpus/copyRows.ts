/** COPY requires escaping backslashes and field and line separators. */
const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\t', '\\t').replaceAll('\r', '\\r');

const arrayElement = (value: unknown): string =>
  typeof value === 'number' ? String(value) : `"${String(value).replaceAll(/["\\]/gu, '\\$&')}"`;

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return '\\N';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return escaped(`{${value.map(arrayElement).join(',')}}`);
  return escaped(typeof value === 'string' ? value : JSON.stringify(value));
};

/** A row in the text format of COPY, with a line end. */
export const copyLine = (row: object): string => `${Object.values(row).map(cell).join('\t')}\n`;
