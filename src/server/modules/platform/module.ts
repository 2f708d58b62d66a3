import { foldStoredTexts } from '#server/kernel/crud/foldStoredTexts.ts';
import type { Module } from '#server/kernel/module.ts';
import { announceProcess } from '#server/kernel/processes/ownProcess.ts';
import { backgroundHandlers } from './background/backgroundHandlers.ts';
import { backupHandlers } from './backup/backupHandlers.ts';
import { commonCodeHandlers } from './codes/commonCodeHandlers.ts';
import { placeHandlers } from './codes/places/placeHandlers.ts';
import { deliveryHandlers } from './delivery/deliveryHandlers.ts';
import { deliveryMeasures } from './delivery/deliveryMeasures.ts';
import { deliveryWorker } from './delivery/dispatcher.ts';
import { markCurrent } from './documents/currentDocuments.ts';
import { documentHandlers } from './documents/documentHandlers.ts';
import { revisionHandlers } from './documents/revisionHandlers.ts';
import { nameTargets } from './history/nameTargets.ts';
import { dropStale } from './housekeeping/dropStale.ts';
import { sweepFiles } from './housekeeping/sweepFiles.ts';
import { upkeepWorker } from './housekeeping/upkeep.ts';
import { dropOldLogs } from './logs/dropOldLogs.ts';
import { logHandlers } from './logs/logHandlers.ts';
import { registerLogs } from './logs/registerLogs.ts';
import { menuHandlers } from './menus/menuHandlers.ts';
import { notificationHandlers } from './notification/notificationHandlers.ts';
import { registerNotifications } from './notification/registerNotifications.ts';
import { noteCertificate } from './operation/certificate.ts';
import { healthChecks } from './operation/healthChecks.ts';
import { operationHandlers } from './operation/operationHandlers.ts';
import { noteStorage } from './operation/storageSamples.ts';
import { commonCodes } from './policies/commonCodes.ts';
import { history } from './policies/history.ts';
import { notifications } from './policies/notifications.ts';
import { privacyLogs } from './policies/privacyLogs.ts';
import { recordUse } from './recordUse/recordUse.ts';
import { userSettingHandlers } from './settings/userSettingHandlers.ts';
import { setupHandlers } from './setup/setupHandlers.ts';
import { setupSteps } from './setup/setupSteps.ts';
import { siteHandlers } from './site/siteHandlers.ts';
import { savedViewHandlers } from './views/savedViewHandlers.ts';

/** Base of the other modules: menus, codes, documents, settings, messages, logs and the daily clean-up. */
export const platform = {
  policies: { commonCodes, history, notifications, privacyLogs },
  completions: { changeHistory: nameTargets, document: markCurrent },
  handlers: ({ environment, files, catalogue }) => ({
    ...siteHandlers(environment),
    ...operationHandlers(catalogue),
    ...setupHandlers,
    ...backgroundHandlers,
    ...backupHandlers(environment),
    ...menuHandlers(catalogue),
    ...commonCodeHandlers(catalogue),
    ...placeHandlers,
    ...documentHandlers(environment, files),
    ...revisionHandlers(files, catalogue),
    ...notificationHandlers(catalogue),
    ...deliveryHandlers(environment, catalogue),
    ...userSettingHandlers,
    ...savedViewHandlers(catalogue),
    ...logHandlers(catalogue),
    'GET /record-use': recordUse(catalogue),
  }),
  dailyTasks: (app, { catalogue, files, environment }) => [
    { name: '저장 공간 기록', work: noteStorage },
    { name: '인증서 확인', work: () => noteCertificate(environment.publicUrl) },
    { name: '보관할 필요가 없는 자료', work: dropStale },
    {
      name: '오래된 로그',
      work: async () => {
        const dropped = await dropOldLogs();
        if (Object.keys(dropped).length) app.log.info({ rows: dropped }, 'old log rows were dropped');
      },
    },
    {
      name: '파일',
      work: async () => {
        const swept = await sweepFiles(catalogue, files);
        if (swept.refusal) app.log.warn(swept.refusal);
        if (swept.orphans || swept.returned || swept.expired) app.log.info(swept, 'files swept');
      },
    },
  ],
  upgrades: () => [
    {
      name: 'folded texts',
      run: async (until) => {
        await foldStoredTexts(undefined, undefined, until);
        return until.isOver() ? 'more' : undefined;
      },
    },
  ],
  measures: deliveryMeasures,
  healthChecks: (app, { environment }) => healthChecks(app, environment),
  setupSteps: (_app, { environment }) => setupSteps(environment),
  workers: (app, { database, environment }) => [
    deliveryWorker(environment, app.log),
    ...(database.engine === 'pglite' ? [upkeepWorker(database, app.log)] : []),
  ],
  open: (app, { database, catalogue }) => {
    registerLogs(app, database);
    registerNotifications(app, database, catalogue);
    let leave = async (): Promise<void> => {};
    app.addHook('onListen', async () => {
      leave = announceProcess(database, 'server', app.log);
    });
    app.addHook('onClose', () => leave());
  },
} satisfies Module;
