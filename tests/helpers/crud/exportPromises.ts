import { expect, it } from 'vitest';
import { crudPath } from '#contract/crudPaths.ts';
import { choosableColumns, fieldOf } from '#contract/entityFields.ts';
import { readCsvExport, readXlsxExport } from '../readExport.ts';
import type { Calls, Failed, Row } from './calls.ts';

/** Promises of every export: the list in its current state, without paging. */
export const exportPromises = ({ spec, admin, canMake, made, list }: Calls): void => {
  const { key } = spec;
  const columns = choosableColumns(spec);
  const hasKey = columns.some(({ name }) => name === key);
  const file = (query: Row = {}) => admin().get<never>(crudPath(spec, 'excel').path, query);
  const bytesOf = async (query: Row): Promise<Buffer> => {
    const { status, bytes, body } = await file(query);
    expect(status, String(body)).toBe(200);
    return bytes ?? Buffer.alloc(0);
  };
  const all = columns.map(({ name }) => name);
  const keysOf = (rows: string[][]): string[] => rows.map((row) => row[all.indexOf(key)] ?? '');
  const listed = async (query: Row = {}): Promise<Row[]> => (await list({ ...query, size: 200 })).body.data;

  it('exports as many rows as the list has, alike in both kinds of file', async () => {
    if (canMake) await made();
    const impersonal = columns.filter((field) => !field.personal).map(({ name }) => name);
    const csv = readCsvExport(await bytesOf({ format: 'csv', columns: impersonal }));
    const { totalRecords } = (await list()).body;
    expect(csv.preamble[0]).toBe(`${spec.label} 목록`);
    expect(csv.preamble.at(-1)).toBe(`건수: ${totalRecords.toLocaleString('ko-KR')}건`);
    expect(csv.rows).toHaveLength(totalRecords);
    const xlsx = await readXlsxExport(await bytesOf({ columns: impersonal }));
    expect(xlsx.head).toEqual(csv.head);
    expect(xlsx.rows.length).toBe(csv.rows.length);
    expect(xlsx.rows.map((row) => row.map((cell) => cell.replaceAll('\r\n', '\n')))).toEqual(
      // only a CSV marks texts that look like formulas
      csv.rows.map((row) => row.map((cell) => cell.replaceAll('\r\n', '\n').replace(/^'(?=\W)/, ''))),
    );
  });

  if (hasKey) {
    it('exports in the order that is asked for, both ways', async () => {
      if (canMake) await Promise.all([made(), made()]);
      const deviations: object[] = [];
      for (const field of spec.fields.filter((one) => one.sort)) {
        for (const order of ['ASC', 'DESC']) {
          const query = { sort: `${field.name},${order}` };
          const { rows } = readCsvExport(await bytesOf({ ...query, format: 'csv', columns: [key] }));
          const got = rows.slice(0, 200).map(([value]) => value ?? '');
          const expected = (await listed(query)).map((row) => String(row[key]));
          if (got.join() !== expected.join()) deviations.push({ ...query, expected, got });
        }
      }
      expect(deviations).toEqual([]);
    });

    it('exports the picked rows and no others', async () => {
      const picked = (await listed()).slice(0, 3).map((row) => row[key]);
      if (picked.length === 0) return;
      const { rows } = readCsvExport(await bytesOf({ keys: picked, format: 'csv', columns: all }));
      expect(keysOf(rows).sort()).toEqual(picked.map(String).sort());
    });
  }

  const personal = columns.filter((field) => field.personal);
  if (personal.length > 0) {
    it('masks in files what the list masks', async () => {
      const names = personal.map(({ name }) => name);
      const { rows } = readCsvExport(await bytesOf({ format: 'csv', columns: names, reason: '시험' }));
      const wanted = (await listed()).map((row) => names.map((name) => String((row[name] ?? '') as string)));
      expect(rows.slice(0, 200)).toEqual(wanted);
    });
  }

  it('refuses pages, columns and formats that there are not, and too many picked rows', async () => {
    const answer = (await file({ page: 1, columns: ['nobody'], format: 'doc' })) as Failed;
    expect(answer.status).toBe(400);
    expect(answer.body.fields?.map(({ name }) => name).sort()).toEqual(['columns', 'format', 'page']);
    const many = Array.from({ length: 201 }, (_, n) => n + 1);
    const refused = (await file({ keys: many })) as Failed;
    expect([refused.status, refused.body.fields?.[0]?.label]).toEqual([400, fieldOf(spec, key)?.label]);
  });
};
