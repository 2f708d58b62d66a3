import { briefingPath } from '#contract/dailyBriefing.ts';
import { recordPlaces } from '#contract/recordPlaces.ts';
import type { Calls } from '#generated/api/calls.ts';
import type { ClusterItem } from '#generated/types/cluster.ts';
import type { DailyBriefingItem } from '#generated/types/dailyBriefing.ts';
import { authorize, type Caller } from '#server/kernel/access/caller.ts';
import type { Call, Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { completionOf } from '#server/kernel/crud/completion.ts';
import type { Filter } from '#server/kernel/crud/listQuery.ts';
import { asAnswer } from '#server/kernel/crud/present.ts';
import { readList } from '#server/kernel/crud/readList.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';
import { Failure } from '#server/kernel/failure.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { viewOf, visibleViews } from '#server/modules/platform/index.ts';
import { isItemList } from '#server/modules/watch/index.ts';
import { entryOfBriefing, entryOfHighlight, entryOfItem } from './documents/entries.ts';
import {
  type Feed,
  type FeedFormat,
  feedDocument,
  mediaTypes,
  opmlDocument,
  updatedOf,
} from './documents/feedDocument.ts';
import { sendFeed } from './documents/sendFeed.ts';
import { newItems } from './views/newItems.ts';

/** Entries of a feed. */
const size = 50;

const viewGone = (): Failure =>
  new Failure(
    404,
    'NOT_FOUND',
    '이 피드의 보기가 지워졌거나, 더는 함께 쓰지 않거나, 볼 권한이 없어졌습니다. 피드 구독기에서 이 주소를 지워 주세요.',
  );

/** Why the list of an entity is closed to the caller; undefined if it is open. */
const refusalOf = (catalogue: Catalogue, caller: Caller, entity: string): Failure | undefined => {
  const list = catalogue.operations.find((one) => one.entity === entity && one.crud === 'list');
  if (!list) throw new Error(`There is no list of ${entity}.`);
  return authorize(list, caller, caller.menuIdsOf);
};

/**
 * The first rows of an entity's list as its reader sees them.
 * @throws Failure 403 if the list is closed to the caller
 */
const firstRows = async <Item extends object>(
  catalogue: Catalogue,
  caller: Caller,
  entity: string,
  { field, filters = [] }: { field: string; filters?: Filter[] },
): Promise<Item[]> => {
  const spec = entityOf(catalogue, entity);
  const refusal = refusalOf(catalogue, caller, entity);
  if (refusal) throw refusal;
  const { data } = await readList<Record<string, unknown>>(sourceOf(catalogue, spec), caller, {
    filters,
    page: 1,
    size,
    sort: { field, order: 'DESC' },
    total: 'capped',
  });
  const complete = completionOf(entity);
  return asAnswer<Item[]>(complete ? await complete(catalogue, caller, data) : data);
};

type Ids = 'GET /feed/view' | 'GET /feed/highlight' | 'GET /feed/dailybriefing' | 'GET /feed/opml';

/** What readers of feeds get for an access key, within the rights that its owner has at that moment. */
export const feedHandlers = (
  { publicUrl, brandName }: Pick<Environment, 'publicUrl' | 'brandName'>,
  catalogue: Catalogue,
): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  const address = (path: string, query: Record<string, string>): string =>
    `${publicUrl}/api/feed/${path}?${new URLSearchParams(query).toString()}`;
  const send = (
    call: Pick<Call, 'request' | 'reply'>,
    { format = 'rss' }: { format?: FeedFormat | undefined },
    feed: Feed,
  ) =>
    sendFeed(call, {
      text: feedDocument(feed, format),
      type: mediaTypes[format],
      changed: updatedOf(feed),
    });
  const highlights = `${brandName} – 하이라이트`;
  const briefings = `${brandName} – 일일 브리핑`;
  return {
    'GET /feed/view': async (call) => {
      const { caller, query } = call;
      const { token, viewId, format = 'rss' } = query;
      const view = await viewOf(catalogue, caller, viewId);
      const items = view && (await newItems(catalogue, view, caller, size));
      if (!items) throw viewGone();
      return send(call, query, {
        id: `urn:culture-press:view:${viewId}`,
        title: `${brandName} – ${view.viewNm}`,
        description: `저장한 보기 ‘${view.viewNm}’에 새로 든 글`,
        link: `${publicUrl}${view.menuUrl}?${view.cndCn ? `${view.cndCn}&` : ''}savedView=${viewId}`,
        self: address('view', { token, viewId: String(viewId), format }),
        entries: items.map(entryOfItem(catalogue, publicUrl)),
      });
    },
    'GET /feed/highlight': async (call) => {
      const { token, format = 'rss' } = call.query;
      const rows = await firstRows<ClusterItem>(catalogue, call.caller, 'cluster', { field: 'clusterDt' });
      return send(call, call.query, {
        id: 'urn:culture-press:highlights',
        title: highlights,
        description: '같은 일을 다룬 기사를 하루 단위로 묶은 것',
        link: publicUrl + recordPlaces.cluster,
        self: address('highlight', { token, format }),
        entries: rows.map(entryOfHighlight(catalogue, publicUrl)),
      });
    },
    'GET /feed/dailybriefing': async (call) => {
      const { token, format = 'rss' } = call.query;
      const rows = await firstRows<DailyBriefingItem>(catalogue, call.caller, 'dailyBriefing', {
        field: 'brfgYmd',
        filters: [{ op: 'equals', field: 'sttsCd', values: ['PUBLISHED'] }],
      });
      return send(call, call.query, {
        id: 'urn:culture-press:briefings',
        title: briefings,
        description: '발행된 일일 브리핑',
        link: publicUrl + briefingPath,
        self: address('dailybriefing', { token, format }),
        entries: rows.map(entryOfBriefing(publicUrl)),
      });
    },
    'GET /feed/opml': async (call) => {
      const { token, format = 'rss' } = call.query;
      const views = (await visibleViews(catalogue, call.caller)).filter(({ menuUrl }) => isItemList(menuUrl));
      const isOpen = (entity: string): boolean => !refusalOf(catalogue, call.caller, entity);
      const feeds = [
        ...views.map(({ viewId, viewNm, menuUrl }) => ({
          title: viewNm,
          link: `${publicUrl}${menuUrl}?savedView=${viewId}`,
          self: address('view', { token, viewId: String(viewId), format }),
        })),
        ...(isOpen('cluster')
          ? [
              {
                title: highlights,
                link: publicUrl + recordPlaces.cluster,
                self: address('highlight', { token, format }),
              },
            ]
          : []),
        ...(isOpen('dailyBriefing')
          ? [
              {
                title: briefings,
                link: publicUrl + briefingPath,
                self: address('dailybriefing', { token, format }),
              },
            ]
          : []),
      ];
      call.reply.header('content-disposition', 'attachment; filename="feeds.opml"');
      return call.reply
        .type(mediaTypes.opml)
        .header('cache-control', 'private, no-store')
        .send(opmlDocument(`${brandName} – 내 피드`, feeds));
    },
  };
};
