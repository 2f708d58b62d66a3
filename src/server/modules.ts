import type { FastifyInstance } from 'fastify';
import type { AnyHandler, Handlers } from './kernel/calls/call.ts';
import { registerCompletions } from './kernel/crud/completion.ts';
import { registerPolicies } from './kernel/crud/policies.ts';
import { isUnavailable } from './kernel/database/errors.ts';
import type { HealthCheck } from './kernel/health/healthCheck.ts';
import { upgradeWorker } from './kernel/jobs/dataUpgrade.ts';
import { registerJobs } from './kernel/jobs/registerJobs.ts';
import type { Measure } from './kernel/metrics/measure.ts';
import type { DailyTask, Module, ModuleContext } from './kernel/module.ts';
import { buildName } from './kernel/productFiles.ts';
import { accounts } from './modules/accounts/module.ts';
import { analysis } from './modules/analysis/module.ts';
import { articles } from './modules/articles/module.ts';
import { boards } from './modules/boards/module.ts';
import { briefing } from './modules/briefing/module.ts';
import { collection } from './modules/collection/module.ts';
import { files } from './modules/files/module.ts';
import { outlets } from './modules/outlets/module.ts';
import { housekeepingWorker } from './modules/platform/housekeeping/housekeepingWorker.ts';
import { platform } from './modules/platform/module.ts';
import { search } from './modules/search/module.ts';

/** Every module; each may use those of them before it that .dependency-cruiser.mjs names. What it opens is closed in the opposite order. */
const modules: readonly Module[] = [
  files,
  platform,
  accounts,
  outlets,
  search,
  analysis,
  collection,
  articles,
  briefing,
  boards,
];

for (const { policies = {}, completions = {}, install } of modules) {
  registerPolicies(policies);
  registerCompletions(completions);
  install?.();
}

/** Every hand-built answer. A call of the schemas that no module answers does not compile. */
export const handlersOf = (context: ModuleContext): Partial<Record<string, AnyHandler>> => {
  const { resources } = context.catalogue;
  if (!resources.article || !resources.commonCode) return {};
  const handlers: Handlers = {
    ...platform.handlers(context),
    ...files.handlers(context),
    ...accounts.handlers(context),
    ...outlets.handlers(context),
    ...search.handlers(context),
    ...analysis.handlers(context),
    ...collection.handlers(context),
    ...articles.handlers(context),
    ...briefing.handlers(context),
    ...boards.handlers(context),
  };
  return handlers;
};

/** What fails of one module keeps the work of the others from nothing. */
const beforeJobs = async (app: FastifyInstance, context: ModuleContext): Promise<void> => {
  for (const module of modules) {
    try {
      await module.beforeJobs?.(app, context);
    } catch (error) {
      // without a database nothing can begin: all of it is tried again
      if (isUnavailable(error)) throw error;
      app.log.error({ err: error }, 'work in the background could not be prepared in full');
    }
  }
};

/** From the top down: what a module lets go, those below it tidy away. */
const dailyTasksOf = (app: FastifyInstance, context: ModuleContext): DailyTask[] =>
  modules.toReversed().flatMap((module) => module.dailyTasks?.(app, context) ?? []);

/** What the modules count, read when it is asked for. */
export const moduleMeasures: readonly Measure[] = modules.flatMap(({ measures = [] }) => measures);

declare module 'fastify' {
  interface FastifyInstance {
    /** What is looked at to tell how the product does. */
    healthChecks: readonly HealthCheck[];
  }
}

/** Adds the hooks of every module to the server, and their work in the background. */
export const openModules = async (app: FastifyInstance, context: ModuleContext): Promise<void> => {
  for (const module of modules) await module.open?.(app, context);
  app.decorate(
    'healthChecks',
    modules.flatMap((module) => module.healthChecks?.(app, context) ?? []),
  );
  const upgrades = modules.flatMap((module) => module.upgrades?.(app) ?? []);
  const workers = modules.flatMap((module) => module.workers?.(app, context) ?? []);
  registerJobs(
    app,
    context.database,
    [...workers, housekeepingWorker(app, dailyTasksOf(app, context)), upgradeWorker(upgrades, buildName())],
    () => beforeJobs(app, context),
  );
};
