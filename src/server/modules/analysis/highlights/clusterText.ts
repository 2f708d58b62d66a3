import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { countText } from '#contract/countText.ts';
import { dayOf } from '#contract/days.ts';
import { fieldOf } from '#contract/entityFields.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Call } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { koreanTime } from '#server/kernel/crud/export/cells.ts';
import { conditionWords } from '#server/kernel/crud/export/conditionWords.ts';
import { readExportQuery } from '#server/kernel/crud/export/exportQuery.ts';
import { exportRows } from '#server/kernel/crud/export/exportRows.ts';
import { itemColumns } from '#server/kernel/crud/present.ts';
import { readList } from '#server/kernel/crud/readList.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';
import { sameDatabase } from '#server/kernel/database/db.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import { attachment } from '#server/kernel/http/attachment.ts';
import { type Member, membersOf } from './members.ts';

/** Byte order mark, by which Windows editors recognise UTF-8. */
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

const inOneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

const memberLine = ({ frmTrsfNscvrgDt, mediaNm, mediaLclanNm, ntnNm, kornTtl, lclanTtl }: Member): string => {
  const time = frmTrsfNscvrgDt ? koreanTime(new Date(frmTrsfNscvrgDt)).slice(0, 16) : '일시 없음';
  const outlet = [mediaNm ?? mediaLclanNm ?? '매체 미상', ntnNm].filter(Boolean).join(', ');
  return `   · ${time} ${inOneLine(kornTtl ?? lclanTtl ?? '제목 없음')} (${inOneLine(outlet)})`;
};

/** One cluster and its articles. No line begins like a formula, in case a spreadsheet opens the file. */
export const clusterText = (place: number, row: Row, members: readonly Member[], region: string): string =>
  [
    `${place}. ${inOneLine(String(row.clusterTtl))}`,
    `   ${[region, row.featExtrMclsfNm, row.clusterDt, `기사 ${countText(members.length)}`]
      .filter(Boolean)
      .join(' | ')}`,
    ...members.map(memberLine),
  ].join(lineEnd) + lineEnd;

const preambleOf = (conditions: string, caller: Caller | null, total: number): string =>
  [
    '하이라이트 목록',
    conditions,
    `내려받은 때: ${koreanTime(new Date())} / 내려받은 사람: ${caller?.user.userNm ?? '비회원'}`,
    `건수: ${countText(total)}`,
    '',
    '',
  ].join(lineEnd);

/** Sends the list of clusters as text, each with its articles, streamed while it is read. @throws Failure 400 */
export const sendClusterText = async (
  { query, caller, reply }: Pick<Call, 'query' | 'caller' | 'reply'>,
  catalogue: Catalogue,
): Promise<FastifyReply> => {
  const spec = entityOf(catalogue, 'cluster');
  const requested = readExportQuery(spec, 'txt', query, caller);
  if (requested.problems) throw validationFailure(requested.problems);
  const { list } = requested.query;
  const { totalRecords: total } = await readList(sourceOf(catalogue, spec), caller, {
    ...list,
    total: 'only',
  });
  const head = byteOrderMark + preambleOf(await conditionWords(catalogue, spec, list, false), caller, total);
  const names = itemColumns(spec).map(({ name }) => name);
  const batches = exportRows(sourceOf(catalogue, spec), caller, list, names);
  const here = sameDatabase();
  const regions = new Map(fieldOf(spec, 'lclsfNm')?.options?.map(({ value, label }) => [value, label]));
  async function* text(): AsyncGenerator<string> {
    let written = 0;
    yield head;
    for await (const batch of batches) {
      const ids = batch.map(({ clusterId }) => clusterId as number);
      const members = Map.groupBy(await here(() => membersOf(ids)), ({ clusterId }) => clusterId);
      for (const row of batch) {
        written += 1;
        const region = regions.get(String(row.lclsfNm)) ?? '';
        yield clusterText(written, row, members.get(row.clusterId as number) ?? [], region) + lineEnd;
      }
    }
    if (written !== total)
      yield `내보내는 동안 자료가 바뀌어 실제로 담은 건수는 ${countText(written)}입니다.${lineEnd}`;
  }
  const day = dayOf(new Date().toISOString()).replaceAll('-', '');
  return reply
    .type('text/plain; charset=utf-8')
    .header('content-disposition', attachment(`하이라이트_${day}.txt`))
    .header('x-total-records', total)
    .header('content-encoding', 'identity')
    .send(Readable.from(text(), { objectMode: false }));
};
