import { dayOf } from '#contract/days.ts';
import { dimensionWords, type StatisticsName } from '#contract/statistics.ts';
import type { Call } from '#server/kernel/calls/call.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { sendTable } from '#server/kernel/export/sendTable.ts';
import type { Cell, ExportTable } from '#server/kernel/export/table.ts';
import { unauthorized } from '#server/kernel/failure.ts';
import { type Dimension, type ItemKind, queryWords } from '#server/modules/search/index.ts';
import { type Counted, ranking } from './counts.ts';
import { scopeOf } from './scope.ts';
import { readStatisticsQuery } from './statisticsQuery.ts';

const percent = (share: number): number => Math.round(share * 10_000) / 100;

async function* inOneBatch(lines: readonly Counted[], skip: number): AsyncGenerator<Cell[][]> {
  yield lines.map(({ label, count, share }, index) => [skip + index + 1, label, count, percent(share)]);
}

/** A ranking as the screen shows it, as a file: its conditions, its part of the ranking, counts and shares. */
export const rankingExcel =
  (
    catalogue: Catalogue,
    name: StatisticsName,
    dimension: Dimension,
    defaultLimit: number,
    kind: ItemKind = 'article',
  ) =>
  async ({ query, caller, reply }: Call) => {
    if (!caller) throw unauthorized();
    const { conditions, skip, limit } = readStatisticsQuery(query, kind, defaultLimit);
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
        `전체 ${articles.toLocaleString('ko-KR')}건 가운데 ${skip + 1}위부터 ${lines.length.toLocaleString('ko-KR')}개`,
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
