import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { countText } from '#contract/countText.ts';
import { dayOf } from '#contract/days.ts';
import type { Call } from '../calls/call.ts';
import { Failure } from '../failure.ts';
import { attachment } from '../http/attachment.ts';
import { csvOf } from './csv.ts';
import type { ExportTable } from './table.ts';
import { textOf } from './text.ts';
import { workbookOf } from './workbook.ts';

export type ExportFormat = 'xlsx' | 'csv' | 'txt';

/** Maximum of rows in a sheet, minus those above and below the table. */
const maxRows = 1_048_500;

const types: Record<ExportFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

const streamOf: Record<ExportFormat, (table: ExportTable) => Readable> = {
  xlsx: workbookOf,
  csv: (table) => Readable.from(csvOf(table), { objectMode: false }),
  txt: (table) => Readable.from(textOf(table), { objectMode: false }),
};

/** @throws Failure 400 if the rows do not fit into a sheet */
export const assertFits = (format: ExportFormat, total: number): void => {
  if (format !== 'xlsx' || total <= maxRows) return;
  throw new Failure(
    400,
    'BAD_REQUEST',
    `엑셀 파일에는 ${countText(maxRows)}까지 담을 수 있습니다. 조건을 좁히거나 다른 형식으로 내려받아 주세요.`,
  );
};

/** File name of an export: label and Korean day. */
export const exportName = (label: string, format: ExportFormat, now = new Date()): string =>
  `${label}_${dayOf(now.toISOString()).replaceAll('-', '')}.${format}`;

/** @throws Error if the operation is not declared as `queued` in the schema */
export const assertQueued = ({ request }: Call['reply']): void => {
  if (!request.allowed?.queued) throw new Error(`${request.url} builds a file, but is not queued.`);
};

/** The same bytes; `onSent` is called with their SHA-256 once all have passed, before the end of the stream. */
const hashed = (bytes: Readable, onSent: (sha256: string) => Promise<void>): Readable => {
  const pass = async function* (): AsyncGenerator<Buffer> {
    const digest = createHash('sha256');
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      digest.update(chunk);
      yield chunk;
    }
    await onSent(digest.digest('hex'));
  };
  return Readable.from(pass(), { objectMode: false });
};

/**
 * Answers with the table as a file, streamed while it is read. An aborted request ends the reading.
 * @param onSent called with the SHA-256 of the file, in hexadecimal digits, before its end is sent
 */
export const sendTable = (
  reply: FastifyReply,
  table: ExportTable,
  {
    label,
    format,
    total,
    onSent,
  }: {
    label: string;
    format: ExportFormat;
    total: number;
    onSent?: (sha256: string) => Promise<void>;
  },
): FastifyReply => {
  assertQueued(reply);
  const bytes = streamOf[format](table);
  return (
    reply
      .type(types[format])
      .header('content-disposition', attachment(exportName(label, format)))
      .header('x-total-records', total)
      // the file is produced while it is sent, and already compressed
      .header('content-encoding', 'identity')
      .send(onSent ? hashed(bytes, onSent) : bytes)
  );
};
