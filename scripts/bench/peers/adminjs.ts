import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Ask, articleColumns, type Contender, type Facts, query } from './contender.ts';
import { installPackages } from './install.ts';

const version = '7.8.17';
const email = 'admin@example.com';
const password = 'Bench-2345-6789';
const resource = '/admin/api/resources/article';

const listed = (filters: Readonly<Record<string, string>>, page = 1): Ask[] => {
  const filter = Object.entries({ del_yn: 'N', item_knd: 'article', ...filters }).map(
    ([name, value]) => [`filters.${name}`, value] as const,
  );
  const requested = { page, perPage: 10, sortBy: 'reg_dt', direction: 'desc', ...Object.fromEntries(filter) };
  return [{ path: `${resource}/actions/list?${query(requested)}` }];
};

const ofCountry = ({ ntnId, from, before }: Facts) => ({
  ntn_id: ntnId,
  'frm_trsf_nscvrg_dt~~from': from,
  'frm_trsf_nscvrg_dt~~to': new Date(Date.parse(before) - 1).toISOString(),
});

const form = (values: Readonly<Record<string, string | number>>) => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: query(values),
});

/** AdminJS on Fastify over the same database, with a signed-in administrator. It keeps no history. */
export const adminJs = (databaseUrl: string, say: (line: string) => void): Contender => {
  let folder = '';
  return {
    label: 'AdminJS',
    about: `AdminJS ${version}, Fastify 위, 이력 없음`,
    health: '/admin/login',
    screen: { path: '/admin/resources/article', row: 'tbody tr' },
    async prepare() {
      folder = installPackages(
        `adminjs-${version}`,
        { dependencies: { adminjs: version, '@adminjs/fastify': '4.2.0', '@adminjs/sql': '2.2.6' } },
        say,
      );
      copyFileSync(join(import.meta.dirname, 'adminServer.mjs'), join(folder, 'adminServer.mjs'));
    },
    program: (port) => ({
      args: ['adminServer.mjs'],
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        NODE_ENV: 'production',
        DATABASE_URL: databaseUrl,
        PORT: String(port),
        ADMIN_EMAIL: email,
        ADMIN_PASSWORD: password,
        SECRET: 'a secret of the measurement, of no worth to anybody',
      },
    }),
    async signIn(url) {
      const answer = await fetch(`${url}/admin/login`, {
        method: 'POST',
        redirect: 'manual',
        ...form({ email, password }),
      });
      const cookie = answer.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ');
      if (!cookie) throw new Error(`AdminJS let nobody in: ${answer.status}`);
      return { cookie };
    },
    cases: {
      list: () => listed({}),
      filtered: (facts) => listed(ofCountry(facts)),
      page: () => listed({}, 1_000),
      detail: ({ articleIds }, nr) => [
        { path: `${resource}/records/${articleIds[nr % articleIds.length]}/show` },
      ],
      create: (facts, nr) => [
        { method: 'POST', path: `${resource}/actions/new`, ...form(articleColumns(facts, nr)) },
      ],
    },
    filteredTotal: ([page]) => Number((page as { meta: { total: number | string } }).meta.total),
  };
};
