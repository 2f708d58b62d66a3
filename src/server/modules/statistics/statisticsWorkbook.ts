import { conditionConstants } from '#contract/conditionConstants.ts';
import { countText, grouped } from '#contract/countText.ts';
import { addDays, dayOf } from '#contract/days.ts';
import type { ItemKind } from '#contract/itemKinds.ts';
import { unclassified } from '#contract/list.ts';
import { percentOf } from '#contract/shares.ts';
import { countedWords, dimensionWords, type StatisticsName } from '#contract/statistics.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Call } from '#server/kernel/calls/call.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { sendTable } from '#server/kernel/export/sendTable.ts';
import type { Cell, ExportColumn, ExportTable } from '#server/kernel/export/table.ts';
import { type Dimension, labelsOf } from '#server/modules/counts/index.ts';
import { type ArticleQuery, queryWords, scopeOf } from '#server/modules/search/index.ts';
import { type Counted, type Ranking, ranking, topKeys } from './counts.ts';
import { dailyCounts, maxCompared } from './daily.ts';
import { assertComparable, selected } from './selected.ts';
import { readStatisticsQuery } from './statisticsQuery.ts';

/** What the screen of a statistic shows, and its workbook holds. */
interface Shown {
  dimension: Dimension;
  kind: ItemKind;
  /** Number of daily series unless some are compared or asked for; absent: it has none. */
  series?: number;
  /** Dimensions by which the articles are broken down below the ranking. */
  parts: readonly Dimension[];
}

const { mediaLimit } = conditionConstants.defaults.statistics;
const shownBy: Record<StatisticsName, Shown> = {
  nation: {
    dimension: 'nation',
    kind: 'article',
    series: maxCompared,
    parts: ['classification', 'keyword'],
  },
  media: { dimension: 'media', kind: 'article', series: maxCompared, parts: ['classification', 'keyword'] },
  keyword: { dimension: 'keyword', kind: 'article', series: maxCompared, parts: [] },
  classification: { dimension: 'classification', kind: 'article', parts: ['nation', 'media'] },
  sns: { dimension: 'media', kind: 'sns', series: mediaLimit, parts: [] },
};

/** Names of the parts, as the screens call them. */
const partWords: Record<Dimension, string> = { ...dimensionWords, classification: '중분류' };

/** Maximum number of lines of a ranking; keywords may be many more. */
const maxLines = 10_000;

const figures: ExportColumn[] = [
  { label: '건수', width: 12 },
  { label: '점유율(%)', width: 12, isDecimal: true },
];
const cellsOf = ({ label, count, share }: Counted): Cell[] => [label, count, percentOf(share)];

async function* inOneBatch(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  yield rows;
}

/** Names of keys; one without a name is its own. */
const namesOf = async (dimension: Dimension, keys: readonly string[]): Promise<(key: string) => string> => {
  const names = await labelsOf(dimension, keys);
  return (key) => names.get(key) ?? (key === unclassified.key ? unclassified.label : key);
};

interface Conditions {
  name: StatisticsName;
  /** Conditions without the compared keys. */
  rest: ArticleQuery;
  keys: readonly string[];
  /** Line by line: what holds of every sheet. */
  about: readonly string[];
}

/** A row for every day, oldest first; the counts of all series, then their shares of the day. */
const daySheet = async ({ name, rest, keys, about }: Conditions, top: number): Promise<ExportTable> => {
  const { dimension, kind } = shownBy[name];
  const scope = await scopeOf(kind, rest);
  const drawn = keys.length ? keys : await topKeys(dimension, scope, top);
  const [found, nameOf] = await Promise.all([
    dailyCounts(dimension, scope, drawn),
    namesOf(dimension, drawn),
  ]);
  const byPlace = new Map(found.map((one) => [`${one.date} ${one.key}`, one]));
  const rows: Cell[][] = [];
  for (let day = rest.startDate ?? ''; day <= (rest.endDate ?? ''); day = addDays(day, 1)) {
    const ofDay = drawn.map((key) => byPlace.get(`${day} ${key}`));
    rows.push([
      day,
      ...ofDay.map((one) => one?.count ?? 0),
      ...ofDay.map((one) => percentOf(one?.share ?? 0)),
    ]);
  }
  return {
    name: '일별',
    preamble: [
      `일별 ${countedWords[name]} 수`,
      ...about,
      `점유율은 그날의 ${countedWords[name]} 전체에서 차지하는 비율입니다.`,
    ],
    columns: [
      { label: '날짜', width: 14 },
      ...drawn.map((key) => ({ label: `${nameOf(key)} 건수`, width: 16 })),
      ...drawn.map((key) => ({ label: `${nameOf(key)} 점유율(%)`, width: 20, isDecimal: true })),
    ],
    batches: inOneBatch(rows),
  };
};

/** The articles, or those of each compared key, by another dimension. */
const partSheet = async ({ name, rest, keys, about }: Conditions, part: Dimension): Promise<ExportTable> => {
  const { dimension, kind } = shownBy[name];
  const whole = { skip: 0, limit: maxLines };
  const rows: Cell[][] = [];
  if (keys.length === 0)
    rows.push(...(await ranking(part, await scopeOf(kind, rest), whole)).lines.map(cellsOf));
  const nameOf = await namesOf(dimension, keys);
  for (const key of keys) {
    const { lines } = await ranking(part, await scopeOf(kind, selected[dimension].only(rest, key)), whole);
    rows.push(...lines.map((line) => [nameOf(key), ...cellsOf(line)]));
  }
  return {
    name: partWords[part],
    preamble: [
      `${partWords[part]}별 ${countedWords[name]} 수`,
      ...about,
      `점유율은 ${keys.length ? `각 ${dimensionWords[name]}의 ` : ''}${countedWords[name]} 전체에서 차지하는 비율입니다.`,
    ],
    columns: [
      ...(keys.length ? [{ label: dimensionWords[name], width: 24 }] : []),
      { label: partWords[part], width: 36 },
      ...figures,
    ],
    batches: inOneBatch(rows),
  };
};

/** How many lines of how many: `국가 25개`, or `국가 25개 가운데 2위부터 3개`. */
const placeWords = (word: string, { lines, keys }: Ranking, skip: number): string => {
  const isWhole = lines.length === keys;
  return `${word} ${grouped(keys)}개${isWhole ? '' : ` 가운데 ${skip + 1}위부터 ${grouped(lines.length)}개`}`;
};

/**
 * Answers with a workbook of everything that the screen of a statistic shows: the whole ranking, or the part of it that
 * was asked for; the days; the parts. Keys of the dimension itself are compared with each other, as in its daily series.
 * @throws Failure 400 for more keys than can be compared
 */
export const statisticsWorkbook =
  (catalogue: Catalogue, name: StatisticsName) =>
  async ({ query, caller, reply }: Call<Record<string, unknown>, unknown, Caller>) => {
    const { dimension, kind, series, parts } = shownBy[name];
    const { conditions, skip, limit, top } = await readStatisticsQuery(query, kind, maxLines, caller);
    const { keys, rest } = selected[dimension].split(conditions);
    assertComparable(keys);
    const scope = await scopeOf(kind, rest);
    const ranked = await ranking(dimension, scope, {
      skip,
      limit: query['limit'] ? limit : maxLines,
    });
    const [word, nameOf] = [dimensionWords[name], await namesOf(dimension, keys)];
    const further = keys.length ? [`비교: ${keys.map(nameOf).join(', ')}`] : [];
    const about = [
      await queryWords(catalogue, kind, rest, { order: '건수 많은 순', further }),
      `${dayOf(new Date().toISOString())} ${caller.user.userNm} 내려받음`,
      ...(scope.isDecided ? [] : ['본문을 다 확인하지 못한 추정값입니다. 실제보다 많을 수 있습니다.']),
    ];
    const asked = { name, rest, keys, about };
    const label = `${word}별 통계`;
    const table: ExportTable = {
      name: '순위',
      preamble: [
        label,
        ...about,
        `${countedWords[name]} ${countText(ranked.articles)}`,
        placeWords(word, ranked, skip),
      ],
      columns: [{ label: '순위', width: 8 }, { label: word, width: 36 }, ...figures],
      batches: inOneBatch(ranked.lines.map((line, index) => [skip + index + 1, ...cellsOf(line)])),
      further: [
        ...(series ? [await daySheet(asked, query['rankRange'] ? top : series)] : []),
        ...(await Promise.all(parts.map((part) => partSheet(asked, part)))),
      ],
    };
    return sendTable(reply, table, { label, format: 'xlsx', total: ranked.lines.length });
  };
