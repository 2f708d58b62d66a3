import { createHash } from 'node:crypto';

export const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const camel = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `POST /login/refresh-token` → `postLoginRefreshToken`. */
export const callName = (id: string): string =>
  camel(
    id
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/_$/, ''),
  );

/** PostgreSQL truncates longer names silently, so that two may become identical. */
const maxLength = 63;

/** Name of an index on the fields; shortened with a fingerprint of the full name if too long. */
export const indexName = (
  table: string,
  fields: readonly string[],
  suffix: 'key' | 'idx' | 'gin',
): string => {
  const whole = `${table}_${fields.map((field) => snake(field.replace(/ desc$/, ''))).join('_')}_${suffix}`;
  if (whole.length <= maxLength) return whole;
  const mark = createHash('sha256').update(whole).digest('hex').slice(0, 8);
  const end = `_${mark}_${suffix}`;
  return whole.slice(0, maxLength - end.length) + end;
};
