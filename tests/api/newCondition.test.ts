import { expect, it, vi } from 'vitest';
import type { ListAnswer } from '#contract/list.ts';
import { article } from '#generated/tables/index.ts';
import type { ArticleItem } from '#generated/types/article.ts';
import { db } from '#server/kernel/database/db.ts';
import { storeDemoData } from '../../scripts/seed/storeDemoData.ts';
import { signedIn } from '../helpers/client.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

/** The modules that the generator makes of the schemas with two further conditions. */
const generated = vi.hoisted(async () => {
  const { mkdirSync, writeFileSync } = await import('node:fs');
  const { join, resolve } = await import('node:path');
  const { pathToFileURL } = await import('node:url');
  const { buildModel } = await import('../../scripts/generate/model.ts');
  const { readSchemaFolder } = await import('../../scripts/generate/read.ts');
  const { render } = await import('../../scripts/generate/render.ts');
  const root = resolve(import.meta.dirname, '../..');
  const folder = readSchemaFolder(join(root, 'schemas'));
  const operations = folder.operations.map((source) => {
    if (source.file !== 'operations/article.json') return source;
    const area = JSON.parse(source.text) as { queries: { itemConditions: object } };
    Object.assign(area.queries.itemConditions, {
      payYn: { is: 'flag', label: '유료 수집', filter: 'article.payYn' },
      firstRegistered: { is: 'date', label: '등록일', filterFrom: 'article.regDt' },
    });
    return { ...source, text: JSON.stringify(area) };
  });
  const files = await render(buildModel({ ...folder, operations }, root));
  const home = join(root, '.cache', 'newCondition');
  mkdirSync(home, { recursive: true });
  const load = (file: string): Promise<object> => {
    const path = join(home, file.replaceAll('/', '-'));
    writeFileSync(path, files.get(file) ?? '');
    return import(pathToFileURL(path).href) as Promise<object>;
  };
  return { conditions: await load('api/conditions.ts'), forms: await load('validators/calls.ts') };
});
vi.mock('#generated/api/conditions.ts', async () => ({ ...(await generated).conditions }));
vi.mock('#generated/validators/calls.ts', async () => ({ ...(await generated).forms }));

const { app } = await testApp();
const rows = await inDatabase(async () => {
  await storeDemoData({ until: new Date('2026-11-21T00:00:00Z'), days: 10 }, () => {});
  return db().select().from(article);
});
const staff = await signedIn(app, 'staff');
const articles = rows.filter((row) => row.itemKnd === 'article');

const idsOf = async (query: Record<string, string>): Promise<number[]> => {
  const { body } = await staff.get<ListAnswer<ArticleItem>>('/article-list', { ...query, size: 200 });
  return body.data.map((item) => item.articleId).sort((one, other) => one - other);
};
const idsWith = (holds: (row: (typeof rows)[number]) => boolean): number[] =>
  articles
    .filter(holds)
    .map((row) => row.articleId)
    .sort((one, other) => one - other);

it('a new condition of the article lists is declared in one schema: the list filters by it', async () => {
  const paid = idsWith((row) => row.payYn === 'Y');
  expect(paid.length).toBeGreaterThan(0);
  expect(paid.length).toBeLessThan(articles.length);
  expect(await idsOf({ payYn: 'Y' })).toEqual(paid);
  const day = '2026-11-16';
  const registered = idsWith((row) => row.regDt.getTime() >= Date.parse(`${day}T00:00:00+09:00`));
  expect(registered.length).toBeGreaterThan(0);
  expect(registered.length).toBeLessThan(articles.length);
  expect(await idsOf({ firstRegistered: day })).toEqual(registered);
});

it('a value that the schema does not allow is refused, and a name that it does not declare', async () => {
  for (const query of [{ payYn: 'X' }, { firstRegistered: '2026-02-30' }, { lastRegistered: '2026-11-16' }])
    expect([query, (await staff.get('/article-list', query)).status]).toEqual([query, 400]);
});
