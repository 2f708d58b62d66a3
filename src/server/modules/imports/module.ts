import { jobWorker } from '#server/kernel/jobs/job.ts';
import type { Module } from '#server/kernel/module.ts';
import { importHandlers } from './importHandlers.ts';
import { listImportJob } from './jobs.ts';
import { runImport } from './runs/runImport.ts';
import { dropOldTables } from './runs/tableFiles.ts';

/** Import of lists from files on the screen. */
export const imports = {
  handlers: ({ catalogue, files }) => importHandlers(catalogue, files),
  workers: (_app, { catalogue, files }) => [
    jobWorker({
      job: listImportJob,
      atOnce: 1,
      work: (_data, job) => runImport(catalogue, files, job),
    }),
  ],
  dailyTasks: (_app, { files }) => [{ name: '가져온 목록 파일 지우기', work: () => dropOldTables(files) }],
} satisfies Module;
