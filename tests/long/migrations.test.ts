import '#server/derived.ts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { migrate } from '#server/kernel/database/migrate.ts';
import { type ScratchFolder, scratchCopy } from '../helpers/scratchCopy.ts';
import { openPgliteCopy, pgliteTemplates } from '../helpers/template.ts';

type Json = Record<string, Record<string, Record<string, unknown>>>;
const migrations = 'src/server/kernel/database/migrations';

const generate = (copy: ScratchFolder, ...options: string[]) => {
  const { status, stdout, stderr } = copy.node('scripts/generate/main.ts', ...options);
  return { status, output: stdout + stderr };
};

const properties = (copy: ScratchFolder, change: (fields: Record<string, unknown>) => void) =>
  copy.change('schemas/nationCode.json', (json) => change((json as unknown as Json).properties as never));

const drafted = (copy: ScratchFolder): string[] =>
  readdirSync(join(copy.folder, migrations)).filter((file) => file.endsWith('.sql'));

const newest = (copy: ScratchFolder): string => copy.read(`${migrations}/${drafted(copy).at(-1)}`);

// tests/generate/migrations.test.ts tests a project with two entities; this tests the whole product, by the command.
describe('npm run generate on all of the product', () => {
  it('checks clean on what is committed, and names what is missing, changed and left over', () => {
    const copy = scratchCopy();
    expect(generate(copy, '--check')).toEqual({ status: 0, output: '' });
    copy.write('generated/types/nobody.ts', 'export {};');
    copy.write('generated/types/menu.ts', '// edited by hand');
    copy.node('-e', "require('node:fs').rmSync('generated/types/user.ts')");
    const { status, output } = generate(copy, '--check');
    expect(status).toBe(1);
    expect(output).toMatch(/changed {2}generated\/types\/menu\.ts/);
    expect(output).toMatch(/orphan {3}generated\/types\/nobody\.ts/);
    expect(output).toMatch(/missing {2}generated\/types\/user\.ts/);
    expect(output).toContain('npm run generate');
    expect(generate(copy).status).toBe(0);
    expect(generate(copy, '--check').status).toBe(0);
  });

  it('drafts a migration for a new field, and has nothing more to do after it', () => {
    const copy = scratchCopy();
    const before = drafted(copy).length;
    properties(copy, (fields) => {
      fields.capitalNm = { title: '수도', type: 'string', maxLength: 100 };
    });
    expect(generate(copy, '--check').output).toContain('migrations do not lead to the tables');
    expect(generate(copy, '--name=capital').output).toContain('capital.sql');
    expect(newest(copy)).toContain('ADD COLUMN "capital_nm"');
    expect(drafted(copy)).toHaveLength(before + 1);
    const again = copy.node('node_modules/drizzle-kit/bin.cjs', 'generate');
    expect(again.stdout).toContain('No schema changes');
  });

  it('stops at what looks like a rename, because drizzle-kit would silently write nothing', () => {
    const copy = scratchCopy();
    const before = drafted(copy);
    properties(copy, (fields) => {
      fields.ntnEnglishNm = fields.ntnEngNm;
      delete fields.ntnEngNm;
    });
    const { status, output } = generate(copy);
    expect(status).toBe(1);
    expect(output).toContain(
      'nation_code: ntn_eng_nm, ntn_eng_nm_fold gone, ntn_english_nm, ntn_english_nm_fold new',
    );
    expect(output).toContain('x-renamed-from');
    expect(drafted(copy)).toEqual(before);
  });

  it('renames a column by x-renamed-from and keeps its data', async () => {
    const copy = scratchCopy();
    const database = await openPgliteCopy((await pgliteTemplates()).empty);
    await migrate(database, join(copy.folder, migrations));
    await database.handle.execute(
      sql`insert into nation_code (ntn_id, ntn_nm, ntn_eng_nm, ntn_eng_nm_fold) values ('KR', '대한민국', 'Korea', 'korea')`,
    );
    properties(copy, (fields) => {
      fields.ntnEnglishNm = { ...(fields.ntnEngNm as object), 'x-renamed-from': 'ntnEngNm' };
      delete fields.ntnEngNm;
    });
    const { status, output } = generate(copy);
    expect({ status, output }).toMatchObject({ status: 0 });
    expect(output).toContain('ntn_eng_nm renamed to ntn_english_nm');
    await migrate(database, join(copy.folder, migrations));
    const found = await database.handle.execute(
      sql`select ntn_english_nm, ntn_english_nm_fold from nation_code where ntn_id = 'KR'`,
    );
    await database.close();
    expect((found as unknown as { rows: unknown[] }).rows).toEqual([
      { ntn_english_nm: 'Korea', ntn_english_nm_fold: 'korea' },
    ]);
    expect(copy.node('node_modules/drizzle-kit/bin.cjs', 'generate').stdout).toContain('No schema changes');
    expect(generate(copy, '--check').status).toBe(0);
  });

  it('renames a column that is indexed, and sees nothing more to do', () => {
    const copy = scratchCopy();
    copy.change('schemas/collectProgress.json', (json) => {
      (json as unknown as { 'x-index': string[][] })['x-index'] = [['doneYn', 'sourceNm']];
    });
    expect(generate(copy, '--name=index').status).toBe(0);
    copy.change('schemas/collectProgress.json', (json) => {
      const schema = json as unknown as { 'x-index': string[][]; properties: Record<string, object> };
      schema.properties.finishedYn = { ...schema.properties.doneYn, 'x-renamed-from': 'doneYn' };
      delete schema.properties.doneYn;
      schema['x-index'] = [['finishedYn', 'sourceNm']];
    });
    const { status, output } = generate(copy);
    expect({ status, output }).toMatchObject({ status: 0 });
    expect(output).toContain('done_yn renamed to finished_yn');
    expect(generate(copy, '--check').status).toBe(0);
  });

  it('refuses a new required field without a value for the records that are there', () => {
    const copy = scratchCopy();
    copy.change('schemas/nationCode.json', (json) => {
      const schema = json as unknown as { required?: string[]; properties: Record<string, unknown> };
      schema.required = ['capitalNm'];
      (json as unknown as { 'x-form-required': string[] })['x-form-required'].push('capitalNm');
      schema.properties.capitalNm = { title: '수도', type: 'string', maxLength: 100 };
    });
    const { status, output } = generate(copy);
    expect(status).toBe(1);
    expect(output).toContain('nationCode.json  properties.capitalNm  is new and required: give it x-default');
  });

  it('refuses to make a field required that stored records may lack', () => {
    const copy = scratchCopy();
    const before = drafted(copy);
    copy.change('schemas/nationCode.json', (json) => {
      (json as unknown as { required?: string[] }).required = ['ntnno'];
      (json as unknown as { 'x-form-required': string[] })['x-form-required'].push('ntnno');
    });
    const { status, output } = generate(copy);
    expect(status).toBe(1);
    expect(output).toContain('nationCode.json  properties.ntnno  becomes required: give it x-default');
    expect(drafted(copy)).toEqual(before);
  });

  it('checks that no migration was changed, added or lost', () => {
    const copy = scratchCopy();
    const [first = ''] = drafted(copy);
    const path = `${migrations}/${first}`;
    const text = copy.read(path);
    const touched = 'A migration or the journal was changed';
    copy.write(path, `${text}select 1;`);
    expect(generate(copy, '--check').output).toContain(touched);
    copy.write(path, text);
    expect(generate(copy, '--check').status).toBe(0);
    copy.write(`${migrations}/0999_stray.sql`, 'select 1;');
    expect(generate(copy, '--check').output).toContain(touched);
  });
});
