import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { generate } from '../../scripts/generate/generate.ts';
import type { ScratchFolder } from '../helpers/scratchCopy.ts';
import { copyOf, scratchProject } from '../helpers/scratchProject.ts';

const migrations = 'src/server/kernel/database/migrations';
const nationCode = 'schemas/nationCode.json';

interface Schema {
  required?: string[];
  'x-index'?: string[][];
  'x-base'?: object;
  'x-form-required': string[];
  properties: Record<string, object | undefined>;
}

const changeNation = (project: ScratchFolder, change: (schema: Schema) => void) =>
  project.change(nationCode, (json) => change(json as unknown as Schema));

const drafted = (project: ScratchFolder): string[] =>
  readdirSync(join(project.folder, migrations)).filter((file) => file.endsWith('.sql'));

const sqlOf = (project: ScratchFolder, file = ''): string => project.read(`${migrations}/${file}`).trim();

/** The error message of the generator. */
const refused = (project: ScratchFolder) =>
  generate(project.folder).then(
    () => 'nothing was refused',
    (error: Error) => error.message,
  );

const check = (project: ScratchFolder) => generate(project.folder, { check: true });

let prepared: ScratchFolder;
let first: Awaited<ReturnType<typeof generate>>;

/** A project with two entities and a first migration; each test changes its own copy. */
beforeAll(async () => {
  prepared = scratchProject('nationCode', 'collectProgress');
  changeNation(prepared, (schema) => {
    schema['x-index'] = [['ntnEngNm', 'ctnCd']];
    delete schema['x-base'];
  });
  first = await generate(prepared.folder, { name: 'first' });
});

describe('the generator', () => {
  it('drafts the first migration of a project', () => {
    expect(first).toMatchObject({ code: 0, said: expect.stringContaining('0000_first.sql') as string });
    expect(drafted(prepared)).toEqual(['0000_first.sql']);
  });

  it('checks clean on what it made, and names what is missing, changed and left over', async () => {
    const project = copyOf(prepared);
    expect(await check(project)).toEqual({ code: 0, said: '' });
    project.write('generated/types/nobody.ts', 'export {};');
    project.write('generated/types/nationCode.ts', '// edited by hand');
    rmSync(join(project.folder, 'generated/types/shared.ts'));
    const command = project.node(join(import.meta.dirname, '../../scripts/generate/main.ts'), '--check');
    expect(command).toMatchObject({ status: 1, stdout: '' });
    expect(command.stderr.trim().split('\n')).toEqual([
      'generated/ is out of date:',
      '  changed  generated/types/nationCode.ts',
      '  orphan   generated/types/nobody.ts',
      '  missing  generated/types/shared.ts',
      'Run npm run generate and commit the result.',
    ]);
    expect((await generate(project.folder)).code).toBe(0);
    expect(await check(project)).toEqual({ code: 0, said: '' });
    expect(drafted(project)).toEqual(drafted(prepared));
  });

  it('drafts a migration for a new field, and has nothing more to do after it', async () => {
    const project = copyOf(prepared);
    changeNation(project, ({ properties }) => {
      properties.capitalNm = { title: '수도', type: 'string', maxLength: 100 };
    });
    expect((await check(project)).said).toContain('migrations do not lead to the tables');
    expect((await generate(project.folder, { name: 'capital' })).said).toContain('0001_capital.sql');
    expect(sqlOf(project, '0001_capital.sql')).toBe(
      'ALTER TABLE "nation_code" ADD COLUMN "capital_nm" text COLLATE "C";',
    );
    const snapshots = readdirSync(join(project.folder, migrations, 'meta')).filter((one) => /^\d/.test(one));
    expect(snapshots).toEqual(['0001_snapshot.json']);
    expect(await check(project)).toEqual({ code: 0, said: '' });
    expect(await generate(project.folder)).toEqual({ code: 0, said: 'generated/ is up to date.' });
  });

  it('stops at what looks like a rename, because drizzle-kit would silently write nothing', async () => {
    const project = copyOf(prepared);
    changeNation(project, (schema) => {
      schema.properties.ntnEnglishNm = schema.properties.ntnEngNm;
      delete schema.properties.ntnEngNm;
      delete schema['x-index'];
    });
    const said = await refused(project);
    expect(said).toContain(
      'nation_code: ntn_eng_nm, ntn_eng_nm_fold gone, ntn_english_nm, ntn_english_nm_fold new',
    );
    expect(said).toContain('x-renamed-from');
    expect(drafted(project)).toEqual(drafted(prepared));
  });

  it('renames an indexed column and its folded one by x-renamed-from, and is then done', async () => {
    const project = copyOf(prepared);
    changeNation(project, (schema) => {
      schema.properties.ntnEnglishNm = { ...schema.properties.ntnEngNm, 'x-renamed-from': 'ntnEngNm' };
      delete schema.properties.ntnEngNm;
      schema['x-index'] = [['ntnEnglishNm', 'ctnCd']];
    });
    expect((await generate(project.folder)).said).toContain('ntn_eng_nm renamed to ntn_english_nm');
    const [, ...files] = drafted(project);
    // drizzle-kit compared the tables after the renames: only the index name, made from its columns, differs
    expect(files.map((file) => sqlOf(project, file))).toEqual([
      'ALTER TABLE "nation_code" RENAME COLUMN "ntn_eng_nm" TO "ntn_english_nm";',
      'ALTER TABLE "nation_code" RENAME COLUMN "ntn_eng_nm_fold" TO "ntn_english_nm_fold";',
      'DROP INDEX "nation_code_ntn_eng_nm_ctn_cd_idx";--> statement-breakpoint\n' +
        'CREATE INDEX "nation_code_ntn_english_nm_ctn_cd_idx" ON "nation_code" USING btree ("ntn_english_nm","ctn_cd");',
    ]);
    expect(await check(project)).toEqual({ code: 0, said: '' });
  });

  it('refuses a new required field without a value for the records that are there', async () => {
    const project = copyOf(prepared);
    changeNation(project, (schema) => {
      schema.required = ['capitalNm'];
      schema['x-form-required'].push('capitalNm');
      schema.properties.capitalNm = { title: '수도', type: 'string', maxLength: 100 };
    });
    expect(await refused(project)).toContain(
      'nationCode.json  properties.capitalNm  is new and required: give it x-default',
    );
    expect(drafted(project)).toEqual(drafted(prepared));
  });

  it('refuses to make a field required that stored records may lack', async () => {
    const project = copyOf(prepared);
    changeNation(project, (schema) => {
      schema.required = ['ntnno'];
      schema['x-form-required'].push('ntnno');
    });
    expect(await refused(project)).toContain(
      'nationCode.json  properties.ntnno  becomes required: give it x-default',
    );
    expect(drafted(project)).toEqual(drafted(prepared));
  });

  it('checks that no migration was changed, added or lost', async () => {
    const project = copyOf(prepared);
    const path = `${migrations}/0000_first.sql`;
    const text = project.read(path);
    const touched = 'A migration or the journal was changed';
    project.write(path, `${text}select 1;`);
    expect((await check(project)).said).toContain(touched);
    project.write(path, text);
    expect((await check(project)).code).toBe(0);
    project.write(`${migrations}/0999_stray.sql`, 'select 1;');
    expect((await check(project)).said).toContain(touched);
    rmSync(join(project.folder, migrations, '0999_stray.sql'));
    rmSync(join(project.folder, path));
    expect((await check(project)).said).toContain(touched);
  });
});
