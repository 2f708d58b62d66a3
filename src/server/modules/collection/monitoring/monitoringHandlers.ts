import { countText } from '#contract/countText.ts';
import { dayOf, today } from '#contract/days.ts';
import { monthFields } from '#contract/monthFields.ts';
import type { Calls } from '#generated/api/calls.ts';
import type { ArticleStatus } from '#generated/types/monitoringCalls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { sendTable } from '#server/kernel/export/sendTable.ts';
import type { Cell, ExportTable } from '#server/kernel/export/table.ts';
import { statusByGroup, statusByNation } from './articleStatus.ts';
import { recentStatus } from './collectionStatus.ts';

const labels = { group: '사용자 그룹', nation: '국가' } as const;

const cells = (line: ArticleStatus): Cell[] => [
  line.userGroup,
  ...monthFields.map((month) => line[month]),
  line.totalYear,
];

const sums = (lines: readonly ArticleStatus[]): Cell[] => {
  const sum = (name: (typeof monthFields)[number] | 'totalYear') =>
    lines.reduce((total, line) => total + line[name], 0);
  return ['합계', ...monthFields.map(sum), sum('totalYear')];
};

async function* inOneBatch(lines: readonly ArticleStatus[]): AsyncGenerator<Cell[][]> {
  yield [...lines.map(cells), sums(lines)];
}

/** The month table as the screen shows it, with its filters and the row of totals. */
const statusExcel: Handler<'GET /articlestatus/excel'> = async ({ query, caller, reply }) => {
  const { by = 'group', extrYn, year = Number(today().slice(0, 4)) } = query;
  const lines = await (by === 'nation' ? statusByNation : statusByGroup)({ year, extrYn });
  const label = `기사 현황 ${labels[by]}별`;
  const table: ExportTable = {
    preamble: [
      `${label} ${year}년`,
      extrYn === 'Y' ? '조건: 특징을 추출한 기사만' : '조건: 모든 기사',
      `${dayOf(new Date().toISOString())} ${caller.user.userNm} 내려받음`,
      countText(lines.length),
    ],
    columns: [
      { label: labels[by], width: 24 },
      ...monthFields.map((_month, index) => ({ label: `${index + 1}월`, width: 10 })),
      { label: '합계', width: 12 },
    ],
    batches: inOneBatch(lines),
  };
  return sendTable(reply, table, { label: `${label}_${year}`, format: 'xlsx', total: lines.length });
};

type Ids =
  | 'GET /collectionstatus-list'
  | 'GET /articlestatus/group'
  | 'GET /articlestatus/nation'
  | 'GET /articlestatus/excel';

/** Monitoring for administrators: number of new articles, by source and by registering group. */
export const monitoringHandlers: { [Id in Ids & keyof Calls]: Handler<Id> } = {
  'GET /collectionstatus-list': async () => ({ data: await recentStatus() }),
  'GET /articlestatus/group': async ({ query }) => ({ data: await statusByGroup(query) }),
  'GET /articlestatus/nation': async ({ query }) => ({ data: await statusByNation(query) }),
  'GET /articlestatus/excel': statusExcel,
};
