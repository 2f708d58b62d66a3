import type { Environment } from '../environment.ts';
import type { AnyHandler, Handlers } from '../operations/call.ts';
import type { Catalogue } from '../operations/catalogue.ts';
import { articleHandlers } from './article/handlers.ts';
import { collectHandlers } from './collect/handlers.ts';
import { commonCodeHandlers } from './commonCode/handlers.ts';
import { documentHandlers } from './documents/handlers.ts';
import { menuHandlers } from './menus/handlers.ts';
import { sessionHandlers } from './session/handlers.ts';
import { siteHandlers } from './site/handlers.ts';

/** Every hand-built answer. A call of the schemas that nobody answers does not compile. */
export const handlersOf = (
  environment: Environment,
  catalogue: Catalogue,
): Partial<Record<string, AnyHandler>> => {
  if (!catalogue.resources.article || !catalogue.resources.commonCode) return {};
  const handlers: Handlers = {
    ...siteHandlers(environment),
    ...sessionHandlers(environment),
    ...menuHandlers,
    ...commonCodeHandlers(catalogue),
    ...articleHandlers(catalogue),
    ...collectHandlers(),
    ...documentHandlers(environment),
  };
  return handlers as unknown as Partial<Record<string, AnyHandler>>;
};
