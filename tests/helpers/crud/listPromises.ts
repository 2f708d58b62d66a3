import { expect, it } from 'vitest';
import { dayOf } from '#contract/days.ts';
import type { FieldSpec } from '#contract/entity.ts';
import { filterFields, rangeNames } from '#contract/entityFields.ts';
import type { Calls, Failed, Row } from './calls.ts';

/** The value in the form of a filter. */
const asked = (field: FieldSpec, row: Row): string => {
  const value = String(row[field.name]);
  return field.kind === 'dateTime' ? dayOf(value) : value.slice(0, 200);
};

const queryFor = (field: FieldSpec, value: string): Row =>
  field.filter === 'range'
    ? Object.fromEntries(rangeNames(field).map((name) => [name, value]))
    : { [field.name]: field.filter === 'contains' ? value.toUpperCase() : value };

/** A valid value that the record does not have. */
const anotherValue = (field: FieldSpec, value: string): string => {
  if (field.options) return field.options.find((option) => option.value !== value)?.value ?? '';
  if (field.kind === 'date' || field.kind === 'dateTime') return '2001-01-01';
  return Number.isFinite(Number(value)) && value !== '' ? String(Number(value) + 987_654) : 'NOT_THAT';
};

/** -1, 0 or 1 in the database's order: numbers by value, texts by bytes, null last in both directions. */
const compare = (a: unknown, b: unknown, order: string): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const ascending =
    typeof a === 'number' && typeof b === 'number'
      ? Math.sign(a - b)
      : Buffer.compare(Buffer.from(String(a as string)), Buffer.from(String(b as string)));
  return order === 'ASC' ? ascending : -ascending;
};

const isInOrder = (rows: Row[], name: string, key: string, order: string): boolean =>
  rows.every((row, index) => {
    const before = rows[index - 1];
    if (!before) return true;
    return (compare(before[name], row[name], order) || compare(before[key], row[key], order)) <= 0;
  });

/** Promises of every list. */
export const listPromises = ({ spec, canMake, made, list }: Calls): void => {
  const { key } = spec;
  it('lists, with the total, no more than asked for', async () => {
    if (canMake) await made();
    const { status, body } = await list({ size: 10 });
    expect(status).toBe(200);
    if (!spec.tree) expect(body.data.length).toBe(Math.min(10, body.totalRecords));
  });

  const found = async (query: Row): Promise<unknown[]> => {
    const { status, body } = await list({ ...query, size: 200 });
    return status === 200 ? body.data.map((row) => row[key]) : [`status ${status}`];
  };

  const filters = filterFields(spec).filter((one) => !one.personal);
  if (canMake && filters.length > 0) {
    it('filtered by any field holds the record, and not those that differ', async () => {
      const [other, record] = [await made(), await made()];
      const deviations: object[] = [];
      const expectIn = async (query: Row, row: Row, expected: boolean) => {
        const keys = await found(query);
        const isWrong = keys.includes(row[key]) !== expected || String(keys[0]).startsWith('status ');
        if (isWrong) deviations.push({ query, [key]: row[key], expected, got: keys });
      };
      for (const field of filters.filter(({ name }) => record[name] !== null)) {
        const value = asked(field, record);
        await expectIn(queryFor(field, value), record, true);
        const differs = other[field.name] !== null && !asked(field, other).includes(value);
        if (differs) await expectIn(queryFor(field, value), other, false);
        await expectIn(queryFor(field, anotherValue(field, value)), record, false);
      }
      expect(deviations).toEqual([]);
    });
  }

  it('sorts by each field that the schema lets it, both ways, without losing rows', async () => {
    if (canMake) await made();
    const all = (await list({ size: 200 })).body.data.map((row) => String(row[key])).sort();
    const deviations: object[] = [];
    for (const field of spec.fields.filter((one) => one.sort && !one.personal)) {
      for (const order of ['ASC', 'DESC']) {
        const { status, body } = await list({ sort: `${field.name},${order}`, size: 200 });
        const rows = status === 200 ? body.data : [];
        const keys = rows.map((row) => String(row[key])).sort();
        const got = {
          status,
          isInOrder: isInOrder(rows, field.name, key, order),
          isWhole: all.length >= 200 || keys.join() === all.join(),
        };
        const isRight = status === 200 && got.isInOrder && got.isWhole;
        if (!isRight) deviations.push({ sort: `${field.name},${order}`, ...got });
      }
    }
    expect(deviations).toEqual([]);
  });

  it('refuses a filter, a sort, a page and a size that the schema does not allow', async () => {
    const answer = await list({ nobody: 1, sort: 'nobody,ASC', size: 25, page: 0 });
    const { fields } = answer.body as typeof answer.body & Failed['body'];
    expect(answer.status).toBe(400);
    expect(fields?.map((field) => field.name).sort()).toEqual(['nobody', 'page', 'size', 'sort']);
  });

  it('counts exactly, up to a cap, or nothing else, as it is asked', async () => {
    const exact = (await list({ total: 'exact' })).body.totalRecords;
    const capped = (await list({ total: 'capped' })).body;
    const only = (await list({ total: 'only' })).body;
    expect(capped).toMatchObject({ totalRecords: exact, totalIsExact: true });
    expect(only).toMatchObject({ totalRecords: exact, data: [] });
  });
};
