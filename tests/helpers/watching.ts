import type { FastifyInstance } from 'fastify';
import type { ErrorBody } from '#contract/errors.ts';
import type { KeptViews } from '#generated/types/savedViewCalls.ts';
import type { WatchedViews } from '#generated/types/watchCalls.ts';
import { type Client, signedIn } from './client.ts';
import { type ArticleColumns, createArticles } from './factories.ts';
import { runJob } from './runJob.ts';

/** Messages on any day of the week. */
export const always = { wkndYn: 'Y', hldyYn: 'Y' };
export const atOnce = { freqCd: 'atOnce', mailYn: 'Y', ...always };

/** Saved searches of the demo's staff that keep watch, and articles that come in. */
export const watching = async (app: FastifyInstance) => {
  const staff = await signedIn(app, 'staff');
  /** Saves a view of the article list, of both regions. @returns its id */
  const save = async (viewNm: string, cndCn: string, menuUrl = '/article/Article', who: Client = staff) => {
    const answer = await who.write<{ data: KeptViews } & ErrorBody>('POST', '/insert-savedview', {
      menuUrl,
      viewNm,
      cndCn: menuUrl === '/search' ? cndCn : `lclsfNm=all&${cndCn}`,
    });
    return answer.body.data.viewId ?? 0;
  };
  const keepWatch = async (viewId: number, settings: object = atOnce, who: Client = staff) =>
    who.write<{ data: WatchedViews } & ErrorBody>('PUT', '/update-watch', {
      viewId,
      freqCd: 'atOnce',
      ...settings,
    });
  const listed = async (viewId: number, who: Client = staff) =>
    (await who.get<{ data: WatchedViews }>('/watch-list')).body.data.views.find(
      (one) => one.viewId === viewId,
    );
  const watched = async (viewNm: string, text: string, settings: object = atOnce) => {
    const viewId = await save(viewNm, `searchText=${encodeURIComponent(text)}`);
    const answer = await keepWatch(viewId, settings);
    if (answer.status !== 200) throw new Error(answer.body.message);
    return viewId;
  };

  const comeIn = async (list: readonly ArticleColumns[]) => {
    const stored = await createArticles(list);
    await runJob(app, 'watchMatch');
    return stored.map(({ articleId }) => articleId);
  };
  return { staff, save, keepWatch, listed, watched, comeIn };
};
