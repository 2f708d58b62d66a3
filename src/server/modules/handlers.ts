import type { Environment } from '../kernel/environment.ts';
import type { AnyHandler, Handlers } from '../kernel/operations/call.ts';
import type { Catalogue } from '../kernel/operations/catalogue.ts';
import type { OwnServers } from '../kernel/outside/ownServers.ts';
import { machineReadingHandlers } from './analysis/ai/handlers.ts';
import { approvalHandlers } from './accounts/approval/handlers.ts';
import { articleDeskHandlers } from './articles/deskHandlers.ts';
import { articleHandlers, onsiteHandlers } from './articles/handlers.ts';
import { articleBatchHandlers } from './articles/batch/handlers.ts';
import { articleMemoHandlers } from './articles/memo/handlers.ts';
import { authorityHandlers } from './accounts/authorities/handlers.ts';
import { boardHandlers } from './boards/posts/handlers.ts';
import { boardIpHandlers } from './boards/ip/handlers.ts';
import { boardMailHandlers } from './boards/mail/handlers.ts';
import { boardPostHandlers } from './boards/products/handlers.ts';
import { briefingTrayHandlers } from './briefing/tray/handlers.ts';
import { collectHandlers } from './collection/collect/handlers.ts';
import { commonCodeHandlers } from './platform/codes/handlers.ts';
import { dailyBriefingHandlers } from './briefing/handlers.ts';
import { dashboardHandlers } from './analysis/dashboard/handlers.ts';
import { deliveryHandlers } from './platform/delivery/handlers.ts';
import { dictionaryHandlers } from './analysis/dictionary/handlers.ts';
import { documentHandlers } from './platform/documents/handlers.ts';
import { revisionHandlers } from './platform/documents/revisionHandlers.ts';
import { fileHandlers } from './files/handlers.ts';
import { clusterHandlers } from './analysis/highlights/handlers.ts';
import { logHandlers } from './platform/logs/handlers.ts';
import { mediaHandlers } from './outlets/handlers.ts';
import { menuHandlers } from './platform/menus/handlers.ts';
import { monitoringHandlers } from './collection/monitoring/handlers.ts';
import { myAccountHandlers } from './accounts/myAccount/handlers.ts';
import { deleteNation } from './outlets/nations/deleteNation.ts';
import { notificationHandlers } from './platform/notification/handlers.ts';
import { outletImportHandlers } from './outlets/import/handlers.ts';
import { passwordLinkHandlers } from './accounts/passwordLinks/handlers.ts';
import { pictureHandlers } from './files/pictures/handlers.ts';
import { placeHandlers } from './platform/codes/places/handlers.ts';
import { recordUse } from './platform/recordUse/handlers.ts';
import { relatedIssueHandlers } from './articles/relatedIssues/handlers.ts';
import { searchHandlers } from './search/handlers.ts';
import { sessionHandlers } from './accounts/session/handlers.ts';
import { register } from './accounts/signUp/register.ts';
import { siteHandlers } from './platform/site/handlers.ts';
import { sourceHandlers } from './collection/sources/handlers.ts';
import { statisticsHandlers } from './analysis/statistics/handlers.ts';
import { userSettingHandlers } from './platform/settings/handlers.ts';
import { userHandlers } from './accounts/users/handlers.ts';
import { verificationHandlers } from './accounts/verification/handlers.ts';

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
