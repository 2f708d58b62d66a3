import { conditionConstants } from '#contract/conditionConstants.ts';
import type { ItemKind } from '#contract/itemKinds.ts';
import type { Calls } from '#generated/api/calls.ts';
import type { Call, Handler } from '#server/kernel/calls/call.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import type { Dimension } from '#server/modules/counts/index.ts';
import { type Scope, scopeOf } from '#server/modules/search/index.ts';
import { ranking, topKeys } from './counts.ts';
import { dailyCounts, maxCompared } from './daily.ts';
import { assertComparable, selected } from './selected.ts';
import { readStatisticsQuery } from './statisticsQuery.ts';
import { statisticsWorkbook } from './statisticsWorkbook.ts';

type Ids = Extract<keyof Calls, `GET /statistics/${string}`>;
type Raw = Record<string, unknown>;

const { keywordSize, mediaLimit } = conditionConstants.defaults.statistics;
/** Maximum number of countries or classes; there are fewer. */
const maxKeys = 200;

/** The ranking of a dimension under the conditions of the list, with the number of all articles. */
const ranked =
  (dimension: Dimension, defaultLimit: number, kind: ItemKind = 'article') =>
  async ({ query, caller }: { query: Raw } & Pick<Call, 'caller'>) => {
    const { conditions, skip, limit } = await readStatisticsQuery(query, kind, defaultLimit, caller);
    const scope = await scopeOf(kind, conditions);
    const { lines, keys, articles } = await ranking(dimension, scope, { skip, limit });
    const page = Math.floor(skip / limit) + 1;
    return {
      data: lines,
      ...roughness(scope),
      totalRecords: keys,
      page,
      size: limit,
      stats: { articles },
    };
  };

/** Marks approximate counts in the response. */
const roughness = ({ isDecided }: Scope) => (isDecided ? {} : { totalIsExact: false });

const asAnswer = <T>(data: T[], scope: Scope) => ({
  data,
  ...roughness(scope),
  totalRecords: data.length,
  page: 1,
  size: Math.max(data.length, 1),
});

/** Daily counts of the compared selections, or of the most frequent keys if nothing is selected. */
const daily =
  (dimension: Dimension, kind: ItemKind = 'article') =>
  async ({ query, caller }: { query: Raw } & Pick<Call, 'caller'>) => {
    const { conditions } = await readStatisticsQuery(query, kind, maxCompared, caller);
    const { keys, rest } = selected[dimension].split(conditions);
    assertComparable(keys);
    const scope = await scopeOf(kind, rest);
    const most = () => topKeys(dimension, scope, maxCompared);
    return asAnswer(await dailyCounts(dimension, scope, keys.length ? keys : await most()), scope);
  };

/** Daily counts of the most frequent keys of the period. */
const dailyTop =
  (dimension: Dimension, kind: ItemKind = 'article') =>
  async ({ query, caller }: { query: Raw } & Pick<Call, 'caller'>) => {
    const { conditions, top } = await readStatisticsQuery(query, kind, mediaLimit, caller);
    const scope = await scopeOf(kind, conditions);
    return asAnswer(await dailyCounts(dimension, scope, await topKeys(dimension, scope, top)), scope);
  };

/** Statistics on articles; each figure equals that of the list under the same conditions. */
export const statisticsHandlers = (catalogue: Catalogue) =>
  ({
    'GET /statistics/nation/chart': ranked('nation', maxKeys),
    'GET /statistics/nation/table': ranked('nation', mediaLimit),
    'GET /statistics/nation/daily': daily('nation'),
    'GET /statistics/nation/classification': ranked('classification', maxKeys),
    'GET /statistics/nation/keyword': ranked('keyword', keywordSize),
    'GET /statistics/media/table': ranked('media', mediaLimit),
    'GET /statistics/media/daily': daily('media'),
    'GET /statistics/media/daily/top': dailyTop('media'),
    'GET /statistics/media/classification': ranked('classification', maxKeys),
    'GET /statistics/media/keyword': ranked('keyword', keywordSize),
    'GET /statistics/keyword/chart': ranked('keyword', keywordSize),
    'GET /statistics/keyword/daily': daily('keyword'),
    'GET /statistics/keyword/daily/top': dailyTop('keyword'),
    'GET /statistics/classification/chart': ranked('classification', maxKeys),
    'GET /statistics/classification/nation': ranked('nation', maxKeys),
    'GET /statistics/classification/media': ranked('media', mediaLimit),
    'GET /statistics/sns/table': ranked('media', mediaLimit, 'sns'),
    'GET /statistics/sns/daily/top': dailyTop('media', 'sns'),
    'GET /statistics/nation/excel': statisticsWorkbook(catalogue, 'nation'),
    'GET /statistics/media/excel': statisticsWorkbook(catalogue, 'media'),
    'GET /statistics/keyword/excel': statisticsWorkbook(catalogue, 'keyword'),
    'GET /statistics/classification/excel': statisticsWorkbook(catalogue, 'classification'),
    'GET /statistics/sns/excel': statisticsWorkbook(catalogue, 'sns'),
  }) satisfies { [Id in Ids]: Handler<Id> };
