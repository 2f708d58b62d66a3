import { conditionConstants } from '#contract/conditionConstants.ts';
import { countText, grouped } from '#contract/countText.ts';
import { dayOf } from '#contract/days.ts';
import { dimensionWords, type StatisticsName } from '#contract/statistics.ts';
import { invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import type { Call, Handler } from '#server/kernel/calls/call.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { sendTable } from '#server/kernel/export/sendTable.ts';
import type { Cell, ExportTable } from '#server/kernel/export/table.ts';
import { unauthorized, validationFailure } from '#server/kernel/failure.ts';
import {
  type ArticleQuery,
  type Dimension,
  type ItemKind,
  queryWords,
} from '#server/modules/search/index.ts';
import { type Counted, ranking, topKeys } from './counts.ts';
import { dailyCounts, maxCompared } from './daily.ts';
import { type Scope, scopeOf } from './scope.ts';
import { readStatisticsQuery } from './statisticsQuery.ts';

const percent = (share: number): number => Math.round(share * 10_000) / 100;

async function* inOneBatch(lines: readonly Counted[], skip: number): AsyncGenerator<Cell[][]> {
  yield lines.map(({ label, count, share }, index) => [skip + index + 1, label, count, percent(share)]);
}

/** Exports a ranking as the screen shows it: conditions, part of the ranking, counts and shares. */
const rankingExcel =
  (
    catalogue: Catalogue,
    name: StatisticsName,
    dimension: Dimension,
    defaultLimit: number,
    kind: ItemKind = 'article',
  ) =>
  async ({ query, caller, reply }: Call) => {
    if (!caller) throw unauthorized();
    const { conditions, skip, limit } = readStatisticsQuery(query, kind, defaultLimit, caller);
    const { lines, articles } = await ranking(dimension, await scopeOf(kind, conditions), {
      skip,
      limit,
    });
    const word = dimensionWords[name];
    const label = `${word}별 통계`;
    const table: ExportTable = {
      preamble: [
        label,
        await queryWords(catalogue, kind, conditions, { order: '건수 내림차순' }),
        `${dayOf(new Date().toISOString())} ${caller.user.userNm} 내려받음`,
        `전체 ${countText(articles)} 가운데 ${skip + 1}위부터 ${grouped(lines.length)}개`,
      ],
      columns: [
        { label: '순위', width: 8 },
        { label: word, width: 36 },
        { label: '건수', width: 12 },
        { label: '점유율(%)', width: 12 },
      ],
      batches: inOneBatch(lines, skip),
    };
    return sendTable(reply, table, { label, format: 'xlsx', total: lines.length });
  };

type Ids = Extract<keyof Calls, `GET /statistics/${string}`>;
type Raw = Record<string, unknown>;

const { keywordSize, mediaLimit } = conditionConstants.defaults.statistics;
/** Maximum number of countries or classes; there are fewer. */
const maxKeys = 200;

/** The ranking of a dimension under the conditions of the list. */
const ranked =
  (dimension: Dimension, defaultLimit: number, kind: ItemKind = 'article') =>
  async ({ query, caller }: { query: Raw } & Pick<Call, 'caller'>) => {
    const { conditions, skip, limit } = readStatisticsQuery(query, kind, defaultLimit, caller);
    const scope = await scopeOf(kind, conditions);
    const { lines, keys } = await ranking(dimension, scope, { skip, limit });
    const page = Math.floor(skip / limit) + 1;
    return { data: lines, ...roughness(scope), totalRecords: keys, page, size: limit };
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

/** The compared keys, and the conditions without them, so that shares refer to everything else. */
const selected: Record<Dimension, (query: ArticleQuery) => { keys: string[]; rest: ArticleQuery }> = {
  nation: (query) => ({ keys: query.ntnId, rest: { ...query, ntnId: [] } }),
  media: (query) => ({ keys: query.mediaId.map(String), rest: { ...query, mediaId: [] } }),
  classification: (query) => ({ keys: query.featExtrMclsf, rest: { ...query, featExtrMclsf: [] } }),
  keyword: (query) => ({ keys: query.keywords, rest: { ...query, keywords: [] } }),
};

/** Daily counts of the compared selections, or of the most frequent keys if nothing is selected. */
const daily =
  (dimension: Dimension, kind: ItemKind = 'article') =>
  async ({ query, caller }: { query: Raw } & Pick<Call, 'caller'>) => {
    const { conditions } = readStatisticsQuery(query, kind, maxCompared, caller);
    const { keys, rest } = selected[dimension](conditions);
    if (keys.length > maxCompared)
      throw validationFailure([
        invalid('compare', '비교 대상', `한 번에 ${maxCompared}개까지 비교할 수 있습니다.`),
      ]);
    const scope = await scopeOf(kind, rest);
    const most = () => topKeys(dimension, scope, maxCompared);
    return asAnswer(await dailyCounts(dimension, scope, keys.length ? keys : await most()), scope);
  };

/** Daily counts of the most frequent keys of the period. */
const dailyTop =
  (dimension: Dimension, kind: ItemKind = 'article') =>
  async ({ query, caller }: { query: Raw } & Pick<Call, 'caller'>) => {
    const { conditions, top } = readStatisticsQuery(query, kind, mediaLimit, caller);
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
    'GET /statistics/nation/excel': rankingExcel(catalogue, 'nation', 'nation', mediaLimit),
    'GET /statistics/media/excel': rankingExcel(catalogue, 'media', 'media', mediaLimit),
    'GET /statistics/keyword/excel': rankingExcel(catalogue, 'keyword', 'keyword', keywordSize),
    'GET /statistics/classification/excel': rankingExcel(
      catalogue,
      'classification',
      'classification',
      maxKeys,
    ),
    'GET /statistics/sns/excel': rankingExcel(catalogue, 'sns', 'media', mediaLimit, 'sns'),
  }) satisfies { [Id in Ids]: Handler<Id> };
