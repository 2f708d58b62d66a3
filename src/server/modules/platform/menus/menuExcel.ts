import type { MenuNode } from '#generated/types/menuCalls.ts';
import { menuRows } from '#server/kernel/access/menus.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { koreanTime } from '#server/kernel/crud/export/cells.ts';
import { sendTable } from '#server/kernel/export/sendTable.ts';
import type { Cell } from '#server/kernel/export/table.ts';
import { unauthorized } from '#server/kernel/failure.ts';
import { menuTree } from './menuTree.ts';

const columns = [
  { label: '단계', width: 8 },
  { label: '메뉴명', width: 28 },
  { label: '상위 메뉴', width: 28 },
  { label: '주소', width: 40 },
  { label: '사용 여부', width: 12 },
  { label: '비고', width: 50 },
];

/** The menus as the tree shows them from top to bottom, each with the one above it. */
const lines = (nodes: readonly MenuNode[], above: string | null): Cell[][] =>
  nodes.flatMap((node) => [
    [node.depth + 1, node.menuNm, above, node.url, node.useYn === 'Y' ? '사용' : '미사용', node.rmrk],
    ...lines(node.children, node.menuNm),
  ]);

async function* inOneBatch(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  yield rows;
}

/** All menus as a file, in the order of the tree. */
export const menuExcel: Handler<'GET /menu-list-excel'> = async ({ query, caller, reply }) => {
  if (!caller) throw unauthorized();
  const rows = lines(menuTree(await menuRows()), null);
  const preamble = [
    '메뉴 목록',
    '조건: 없음 (정렬: 메뉴 순서)',
    `내려받은 때: ${koreanTime(new Date())} / 내려받은 사람: ${caller.user.userNm}`,
    `건수: ${rows.length.toLocaleString('ko-KR')}건`,
  ];
  const file = { label: '메뉴', format: query.format ?? 'xlsx', total: rows.length } as const;
  return sendTable(reply, { preamble, columns, batches: inOneBatch(rows) }, file) as never;
};
