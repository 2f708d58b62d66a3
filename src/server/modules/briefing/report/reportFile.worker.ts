import { parentPort } from 'node:worker_threads';
import { printable } from './printable.ts';
import type { ReportTask } from './reportFile.ts';
import { toDocx } from './toDocx.ts';
import { toHwpx } from './toHwpx.ts';
import { toPdf } from './toPdf.ts';

const makers = { hwpx: toHwpx, docx: toDocx, pdf: toPdf };

/** Thread that makes files of reports. */
parentPort?.on('message', ({ kind, document }: ReportTask) => {
  void Promise.resolve(makers[kind](printable(document))).then((file) => parentPort?.postMessage(file));
});
