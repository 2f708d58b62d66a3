import type { PaperKind } from '#contract/dailyBriefing.ts';
import { Failure } from '#server/kernel/failure.ts';
import { threads } from '#server/kernel/processes/threads.ts';
import { fileStem } from '#server/kernel/text/fileStem.ts';
import type { MailedPaper, MailFile } from '#server/modules/platform/index.ts';
import type { ReportDocument } from './reportDocument.ts';

/** Media types of the files of a report. */
export const reportFileKinds: Record<PaperKind, string> = {
  hwpx: 'application/hwp+zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
};

export interface ReportTask {
  kind: PaperKind;
  document: ReportDocument;
}

/** Milliseconds of processor time and megabytes of heap: a report of 100 items takes a third of a second. */
const bounds = { time: 30_000, heap: 768 };

const make = threads<ReportTask, Uint8Array>('modules/briefing/report/reportFile.worker', 1, bounds);

/**
 * A report as a file, made in a thread.
 * @throws Failure 503 for a report that exceeds the limits
 */
export const reportFile = async (kind: PaperKind, document: ReportDocument): Promise<Buffer> => {
  const { answer, exceeded } = await make({ kind, document }, bounds);
  if (exceeded)
    throw new Failure(
      503,
      'UNAVAILABLE',
      '보고서가 너무 길어 파일로 만들지 못했습니다. 항목을 나누어 주세요.',
    );
  return Buffer.from(answer);
};

/** Name of a file without its extension, for every file system: title and number. */
export const paperName = ({ title, facts: [number = ''] }: ReportDocument): string =>
  `${fileStem(title)} ${number}`.trim();

/** The files of a mailed report. */
export const attachedFiles = async ({ kinds, document }: MailedPaper): Promise<MailFile[]> => {
  const report = document as ReportDocument;
  const files: MailFile[] = [];
  for (const kind of kinds as PaperKind[])
    files.push({
      filename: `${paperName(report)}.${kind}`,
      content: await reportFile(kind, report),
      contentType: reportFileKinds[kind],
    });
  return files;
};
