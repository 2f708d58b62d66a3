import type { Environment } from '../environment.ts';
import type { AnyHandler, Handlers } from '../operations/call.ts';
import type { Catalogue } from '../operations/catalogue.ts';
import type { OwnServers } from '../outside/ownServers.ts';
import { machineReadingHandlers } from './ai/handlers.ts';
import { approvalHandlers } from './approval/handlers.ts';
import { articleDeskHandlers } from './article/deskHandlers.ts';
import { articleHandlers, onsiteHandlers } from './article/handlers.ts';
import { articleBatchHandlers } from './articleBatch/handlers.ts';
import { articleMemoHandlers } from './articleMemo/handlers.ts';
import { authorityHandlers } from './authorities/handlers.ts';
import { boardHandlers } from './board/handlers.ts';
import { boardIpHandlers } from './boardIp/handlers.ts';
import { boardMailHandlers } from './boardMail/handlers.ts';
import { boardPostHandlers } from './boardPost/handlers.ts';
import { briefingTrayHandlers } from './briefingTray/handlers.ts';
import { collectHandlers } from './collect/handlers.ts';
import { commonCodeHandlers } from './commonCode/handlers.ts';
import { dailyBriefingHandlers } from './dailyBriefing/handlers.ts';
import { dashboardHandlers } from './dashboard/handlers.ts';
import { deliveryHandlers } from './delivery/handlers.ts';
import { dictionaryHandlers } from './dictionary/handlers.ts';
import { documentHandlers } from './documents/handlers.ts';
import { revisionHandlers } from './documents/revisionHandlers.ts';
import { fileHandlers } from './files/handlers.ts';
import { clusterHandlers } from './highlights/handlers.ts';
import { logHandlers } from './logs/handlers.ts';
import { mediaHandlers } from './media/handlers.ts';
import { menuHandlers } from './menus/handlers.ts';
import { monitoringHandlers } from './monitoring/handlers.ts';
import { myAccountHandlers } from './myAccount/handlers.ts';
import { deleteNation } from './nations/deleteNation.ts';
import { notificationHandlers } from './notification/handlers.ts';
import { outletImportHandlers } from './outletImport/handlers.ts';
import { passwordLinkHandlers } from './passwordLinks/handlers.ts';
import { pictureHandlers } from './pictures/handlers.ts';
import { placeHandlers } from './places/handlers.ts';
import { recordUse } from './recordUse/handlers.ts';
import { relatedIssueHandlers } from './relatedIssues/handlers.ts';
import { searchHandlers } from './search/handlers.ts';
import { sessionHandlers } from './session/handlers.ts';
import { register } from './signUp/register.ts';
import { siteHandlers } from './site/handlers.ts';
import { sourceHandlers } from './sources/handlers.ts';
import { statisticsHandlers } from './statistics/handlers.ts';
import { userSettingHandlers } from './userSettings/handlers.ts';
import { userHandlers } from './users/handlers.ts';
import { verificationHandlers } from './verification/handlers.ts';

/** Every hand-built answer. A call of the schemas that nobody answers does not compile. */
export const handlersOf = (
  environment: Environment,
  catalogue: Catalogue,
  own: OwnServers = new Map(),
): Partial<Record<string, AnyHandler>> => {
  if (!catalogue.resources.article || !catalogue.resources.commonCode) return {};
  const handlers: Handlers = {
    ...siteHandlers(environment),
    ...sessionHandlers(environment),
    ...myAccountHandlers(environment, catalogue),
    ...menuHandlers(catalogue),
    ...userHandlers(environment, catalogue),
    ...approvalHandlers(environment, catalogue),
    ...authorityHandlers(catalogue),
    ...boardIpHandlers(catalogue),
    ...commonCodeHandlers(catalogue),
    ...articleHandlers(catalogue),
    ...articleDeskHandlers(environment, catalogue),
    ...onsiteHandlers(catalogue),
    ...articleBatchHandlers,
    ...articleMemoHandlers(catalogue),
    ...mediaHandlers(environment, catalogue),
    ...outletImportHandlers(catalogue),
    ...relatedIssueHandlers(catalogue),
    ...dictionaryHandlers(catalogue),
    ...monitoringHandlers,
    ...machineReadingHandlers(catalogue),
    ...statisticsHandlers(catalogue),
    ...dashboardHandlers,
    ...searchHandlers(catalogue),
    'GET /record-use': recordUse(catalogue),
    'DELETE /delete-nationcode': deleteNation(catalogue),
    ...clusterHandlers(catalogue),
    ...collectHandlers(),
    ...sourceHandlers(environment, catalogue, own),
    ...documentHandlers(environment),
    ...revisionHandlers(environment, catalogue),
    ...boardHandlers(environment, catalogue),
    ...boardPostHandlers(environment, catalogue),
    ...dailyBriefingHandlers(catalogue),
    ...briefingTrayHandlers(catalogue),
    ...boardMailHandlers(environment, catalogue),
    ...notificationHandlers(catalogue),
    ...deliveryHandlers(environment, catalogue),
    ...fileHandlers(environment, catalogue),
    ...pictureHandlers(environment, catalogue),
    ...verificationHandlers(environment),
    ...passwordLinkHandlers(environment),
    ...placeHandlers,
    ...userSettingHandlers,
    ...logHandlers(catalogue),
    'POST /register': register(environment, catalogue),
  };
  return handlers as unknown as Partial<Record<string, AnyHandler>>;
};
