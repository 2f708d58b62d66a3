import { join } from 'node:path';
import { root } from '../../../tests/helpers/program.ts';
import { articleColumns, type Contender, query } from './contender.ts';

/** A bare server with handwritten SQL: the limit of machine and database. */
export const floor = (databaseUrl: string): Contender => ({
  label: '바탕',
  about: 'Fastify와 pg, 손으로 쓴 SQL을 미리 준비함, 로그인·권한·검증 없음',
  health: '/health',
  prepare: async () => {},
  program: (port) => ({
    args: [join(import.meta.dirname, 'floorServer.ts')],
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      PORT: String(port),
    },
  }),
  signIn: async () => ({}),
  cases: {
    list: () => [{ path: '/articles' }],
    filtered: ({ ntnId, from, before }) => [
      { path: `/articles-of-country?${query({ ntnId, from, before })}` },
    ],
    page: () => [{ path: '/articles?page=1000' }],
    detail: ({ articleIds }, nr) => [{ path: `/articles/${articleIds[nr % articleIds.length]}` }],
    create: (facts, nr) => [
      {
        method: 'POST',
        path: '/articles',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(articleColumns(facts, nr)),
      },
    ],
  },
  filteredTotal: ([list]) => (list as { total: number }).total,
});
