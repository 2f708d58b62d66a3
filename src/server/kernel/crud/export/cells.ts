import type { FieldSpec } from '#contract/entity.ts';
import type { Cell, ExportColumn } from '../../export/table.ts';
import { mask } from '../present.ts';

const kstAhead = 9 * 3_600_000;

/** A time as screens show it: `yyyy-MM-dd HH:mm:ss` in Korea. */
export const koreanTime = (moment: Date): string =>
  new Date(moment.getTime() + kstAhead).toISOString().slice(0, 19).replace('T', ' ');

const withoutTags = (html: string): string =>
  html
    .replaceAll(/<(br|\/p|\/div|\/li|\/tr)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .trim();

const text = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);

const fileName = (file: unknown): string => (file as { orgnlFileNm?: string }).orgnlFileNm ?? '';

/** A value as the screen shows it: labels of flags and choices, Korean times; numbers stay numbers. */
export const cellOf = (field: FieldSpec, value: unknown): Cell => {
  if (value === null || value === undefined) return null;
  switch (field.kind) {
    case 'integer':
    case 'decimal':
      return typeof value === 'number' && Number.isFinite(value) ? value : text(value);
    case 'flag':
    case 'choice':
      return field.options?.find((option) => option.value === value)?.label ?? text(value);
    case 'dateTime':
      return koreanTime(value instanceof Date ? value : new Date(text(value)));
    case 'list':
      return Array.isArray(value) ? value.join(', ') : text(value);
    case 'files':
      return Array.isArray(value) ? value.map(fileName).join(', ') : text(value);
    case 'json':
      return JSON.stringify(value);
    case 'html':
      return withoutTags(text(value));
    default:
      return typeof value === 'number' ? value : text(value);
  }
};

/** The cells of one row; personal data is masked as in lists, unless unmasked data was requested with a reason. */
export const cellsOf = (
  columns: readonly FieldSpec[],
  row: Record<string, unknown>,
  isUnmasked: boolean,
): Cell[] =>
  columns.map((field) => {
    const value = row[field.name];
    return cellOf(field, field.personal && !isUnmasked ? mask(field.personal, value) : value);
  });

const kindWidths: Partial<Record<FieldSpec['kind'], number>> = {
  integer: 12,
  decimal: 12,
  flag: 10,
  choice: 12,
  date: 12,
  dateTime: 20,
  email: 28,
  url: 40,
  multiline: 50,
  html: 50,
  json: 50,
};

/** A Korean letter is twice as wide as a Latin one. */
const labelWidth = (label: string): number => 2 * [...label].length + 2;

const textWidth = ({ maxLength = 40 }: FieldSpec): number =>
  Math.min(50, Math.max(14, Math.ceil(maxLength / 4)));

export const columnOf = (field: FieldSpec): ExportColumn => ({
  label: field.label,
  width: Math.max(labelWidth(field.label), kindWidths[field.kind] ?? textWidth(field)),
  isDecimal: field.kind === 'decimal',
  isBody: field.kind === 'multiline' || field.kind === 'html',
});
