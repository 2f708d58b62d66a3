import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { StartProblem } from '../../../src/server/kernel/settings/startProblem.ts';
import { testEnvironment } from '../../../tests/helpers/testEnvironment.ts';
import { digesting } from '../copy/rowsOfTable.ts';
import { restore } from '../restore/restore.ts';
import { writeArchive } from './archive.ts';
import { asPart, format, type Head, headName, type Manifest, manifestName } from './manifest.ts';
import { readWhole } from './readBackup.ts';
import { sealOf } from './seal.ts';

const folder = mkdtempSync(join(tmpdir(), 'read-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const head: Head = {
  product: 'culture-press',
  format,
  version: '0.1.0',
  engine: 'postgres',
  at: '2026-11-27T02:00:00.000Z',
  migrations: [{ hash: 'a hash that no migration has', created_at: 1_795_642_232_358 }],
  tables: [
    {
      schema: 'public',
      name: 'user_group',
      columns: [{ name: 'group_cd', type: 'character varying(20)', isText: true }],
      key: ['group_cd'],
    },
  ],
};
const line = '{"group_cd":"KEPT"}';
const table = 'tables/public.user_group/000001.ndjson';
const rows = (() => {
  const read = digesting();
  read.add([line]);
  return read.digest();
})();

interface Told {
  head?: unknown;
  /** Replaces the manifest, given the correct one. */
  manifest?: (whole: Manifest) => unknown;
  /** Names of the parts to write. */
  parts?: string[];
}

let files = 0;
/** Writes a backup with one row, changed as specified. */
const written = async ({ head: changed = head, manifest = (whole) => whole, parts = [table] }: Told) => {
  files += 1;
  const path = join(folder, `backup-${files}.tar.zst`);
  await writeArchive(path, await sealOf({}), async (writer) => {
    const asText = (value: unknown) =>
      typeof value === 'string' ? Buffer.from(value) : asPart(value as Head);
    await writer.add(headName, asText(changed));
    for (const name of parts) await writer.add(name, Buffer.from(`${line}\n`));
    const whole: Manifest = {
      ...head,
      rows: [{ schema: 'public', name: 'user_group', ...rows }],
      sequences: [{ name: 'article_article_id_seq', value: '9' }],
      comments: [{ table: 'article', column: 'tk', text: 'token rules 1' }],
      files: { count: 0, bytes: 0, missing: [] },
      parts: [...writer.parts],
    };
    await writer.add(manifestName, asText(manifest(whole)));
  });
  return path;
};
const readBack = async (told: Told) => readWhole(await written(told), (await sealOf({})).open);

const row = { schema: 'public', name: 'user_group', ...rows };
const tampered: Record<string, Told> = {
  'head that is not JSON': { head: '{"product":' },
  'head of another product': { head: { ...head, product: 'another' } },
  'head without tables': { head: { ...head, tables: undefined } },
  'manifest that is not JSON': { manifest: () => '{"product":' },
  'manifest that is a number': { manifest: () => 7 },
  'product of another name': { manifest: (whole) => ({ ...whole, product: 'another' }) },
  'format of another kind': { manifest: (whole) => ({ ...whole, format: '1' }) },
  'format below the first': { manifest: (whole) => ({ ...whole, format: 0 }) },
  'format of a newer version': { manifest: (whole) => ({ ...whole, format: 99 }) },
  'other version': { manifest: (whole) => ({ ...whole, version: '9.9.9' }) },
  'unknown engine': { manifest: (whole) => ({ ...whole, engine: 'mysql' }) },
  'moment that is none': { manifest: (whole) => ({ ...whole, at: 'yesterday' }) },
  'other migration': { manifest: (whole) => ({ ...whole, migrations: [{ hash: 'x', created_at: 1 }] }) },
  'other table': { manifest: (whole) => ({ ...whole, tables: [] }) },
  'table without rows': { manifest: (whole) => ({ ...whole, rows: [] }) },
  'rows of a table that is not there': {
    manifest: (whole) => ({ ...whole, rows: [row, { ...row, name: 'x' }] }),
  },
  'rows below none': { manifest: (whole) => ({ ...whole, rows: [{ ...row, rows: -1 }] }) },
  'rows in fractions': { manifest: (whole) => ({ ...whole, rows: [{ ...row, rows: 0.5 }] }) },
  'digest of rows that is none': { manifest: (whole) => ({ ...whole, rows: [{ ...row, sha256: 'x' }] }) },
  'sequence that is no number': {
    manifest: (whole) => ({ ...whole, sequences: [{ name: 'article_article_id_seq', value: 'many' }] }),
  },
  'sequence beyond all numbers': {
    manifest: (whole) => ({
      ...whole,
      sequences: [{ name: 'article_article_id_seq', value: '9'.repeat(19) }],
    }),
  },
  'comment without text': { manifest: (whole) => ({ ...whole, comments: [{ table: 'article' }] }) },
  'files below none': { manifest: (whole) => ({ ...whole, files: { count: -1, bytes: 0, missing: [] } }) },
  'files that are not there': {
    manifest: (whole) => ({ ...whole, files: { count: 1, bytes: 0, missing: [] } }),
  },
  'bytes below none': { manifest: (whole) => ({ ...whole, files: { count: 0, bytes: -1, missing: [] } }) },
  'part too few': { manifest: (whole) => ({ ...whole, parts: whole.parts.slice(1) }) },
  'part too many': {
    manifest: (whole) => ({
      ...whole,
      parts: [...whole.parts, { name: 'x', size: 1, sha256: '0'.repeat(64) }],
    }),
  },
  'part of another size': {
    manifest: (whole) => ({ ...whole, parts: whole.parts.map((part) => ({ ...part, size: -1 })) }),
  },
  'part of another digest': {
    manifest: (whole) => ({
      ...whole,
      parts: whole.parts.map((part) => ({ ...part, sha256: '0'.repeat(64) })),
    }),
  },
  'part that comes twice': {
    parts: [table, table],
    manifest: (whole) => ({ ...whole, parts: whole.parts.slice(0, 2) }),
  },
  'missing part': {
    parts: [],
    manifest: (whole) => ({
      ...whole,
      parts: [...whole.parts, { name: table, size: 20, sha256: rows.sha256 }],
    }),
  },
};

describe('a backup whose manifest was changed is refused with a sentence', () => {
  it('but one that was not is read', async () => {
    expect((await readBack({})).rows).toEqual([row]);
  });

  it.each(Object.entries(tampered))('%s', async (_, told) => {
    const problem: unknown = await readBack(told).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(StartProblem);
    expect((problem as StartProblem).message).toMatch(
      /온전하지 않습니다: .*다른 날의 백업을 써 주세요|더 새 버전/,
    );
  });

  it('as is one whose head unfolds to a length that no head has, before it is in memory', async () => {
    const file = await written({ head: `${JSON.stringify(head)}${' '.repeat(65 << 20)}` });
    const problem: unknown = await readWhole(file, (await sealOf({})).open).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(StartProblem);
    expect((problem as StartProblem).cause).toMatchObject({
      message: expect.stringContaining('head.json has'),
    });
  });

  it('and before a place is touched where no migration of the product made its tables', async () => {
    const file = await written({});
    const restored = restore(testEnvironment({ DATA_DIR: join(folder, 'place') }), file, () => {});
    await expect(restored).rejects.toThrow(/온전하지 않습니다: 표를 만든 마이그레이션 기록이/);
  });
});
