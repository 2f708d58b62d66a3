import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { article } from '#generated/tables/index.ts';
import type { Media } from '#generated/types/media.ts';
import type { MediaMerge } from '#generated/types/mediaMerge.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Answer, type Client, signedIn } from './client.ts';
import { createArticles } from './factories.ts';
import { inDatabase } from './testDatabase.ts';

export type Outlet = Media & {
  articleCount: number;
  mediaMrgList: { mediaMrgId: number; mvngYn: string; movedCount: number }[];
};
export type OutletAnswer = Answer<ErrorBody & { data: Outlet }>;

/** An administrator on the outlets' screens, with helpers that add articles. */
export const outletDesk = async (app: FastifyInstance) => {
  const admin = await signedIn(app, 'admin');
  let n = 0;
  const outlet = (values: object = {}) => {
    n += 1;
    return {
      url: `https://www.desk-${n}.example/`,
      ntnId: 'FR',
      mediaKndCd: 'MEDIA_KND_01',
      mediaKornNm: `데스크 신문 ${n}`,
      mediaEngNm: `Desk paper ${n}`,
      eml: `desk@desk-${n}.example`,
      fndnYmd: '1944-12-18',
      hdofcLctnAddr: '파리',
      rgnTz: '+01:00',
      ...values,
    };
  };
  const insert = (values: object = {}, client = admin) =>
    client.upload('POST', '/insert-media', 'media', outlet(values)) as Promise<OutletAnswer>;
  const made = async (values: object = {}, client = admin): Promise<Outlet> => {
    const answer = await insert(values, client);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data;
  };
  const write = <T = Outlet>(
    verb: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body: object,
    client: Client = admin,
  ) => client.write(verb, path, body) as Promise<Answer<ErrorBody & { data: T }>>;
  const update = ({ mediaId, mdfcnDt }: Outlet, values: object) =>
    admin.upload('PUT', '/update-media', 'media', { mediaId, mdfcnDt, ...values }) as Promise<OutletAnswer>;
  const detail = async (mediaId: number) =>
    ((await admin.get('/media-detail', { mediaId })) as OutletAnswer).body.data;
  const merge = (mediaId: number[], mrgTrgtMediaId: number, wrtRsn?: string) =>
    write<MediaMerge[]>('PUT', '/update-merge-media', {
      mediaId,
      mrgTrgtMediaId,
      ...(wrtRsn && { wrtRsn }),
    });
  const undo = (mediaMrgId: number, wrtRsn?: string) =>
    write<MediaMerge>('PUT', '/update-merge-media/undo', { mediaMrgId, ...(wrtRsn && { wrtRsn }) });
  const articlesOf = async (mediaId: number, count: number) =>
    (await createArticles(Array.from({ length: count }, () => ({ ntnId: 'FR', mediaId })))).map(
      ({ articleId }) => articleId,
    );
  const articlesAt = (mediaId: number) =>
    inDatabase(async () =>
      (
        await db()
          .select({ articleId: article.articleId })
          .from(article)
          .where(eq(article.mediaId, mediaId))
          .orderBy(article.articleId)
      ).map(({ articleId }) => articleId),
    );
  return { admin, insert, made, write, update, detail, merge, undo, articlesOf, articlesAt };
};
