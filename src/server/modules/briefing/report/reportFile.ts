import { Failure } from '#server/kernel/failure.ts';
import { threads } from '#server/kernel/processes/threads.ts';
import type { ReportDocument } from './reportDocument.ts';

/** Kinds of files of a report, with their media types. */
export const reportFileKinds = {
  hwpx: 'application/hwp+zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
} as const;
export type ReportFileKind = keyof typeof reportFileKinds;

export interface ReportTask {
  kind: ReportFileKind;
  document: ReportDocument;
}

/** Milliseconds of processor time and megabytes of heap: a report of 100 items takes a third of a second. */
const bounds = { time: 30_000, heap: 768 };

const make = threads<ReportTask, Uint8Array>('modules/briefing/report/reportFile.worker', 1, bounds);

/**
 * A report as a file, made in a thread.
 * @throws Failure 503 for a report that exceeds the limits
 */
export const reportFile = async (kind: ReportFileKind, document: ReportDocument): Promise<Buffer> => {
  const { answer, exceeded } = await make({ kind, document }, bounds);
  if (exceeded)
    throw new Failure(
      503,
      'UNAVAILABLE',
      '보고서가 너무 길어 파일로 만들지 못했습니다. 항목을 나누어 주세요.',
    );
  return Buffer.from(answer);
};
