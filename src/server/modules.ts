import type { FastifyInstance } from 'fastify';
import type { AnyHandler, Handlers } from './kernel/calls/call.ts';
import { registerCompletions } from './kernel/crud/completion.ts';
import { registerPolicies } from './kernel/crud/policies.ts';
import { isUnavailable } from './kernel/database/errors.ts';
import { upgradeWorker } from './kernel/jobs/dataUpgrade.ts';
import { registerJobs } from './kernel/jobs/registerJobs.ts';
import type { Measure } from './kernel/metrics/measure.ts';
import type { DailyTask, Module, ModuleContext } from './kernel/module.ts';
import { buildName } from './kernel/productFiles.ts';
import { accounts } from './modules/accounts/module.ts';
import { analysis } from './modules/analysis/module.ts';
import { arrival } from './modules/arrival/module.ts';
import { articles } from './modules/articles/module.ts';
import { boards } from './modules/boards/module.ts';
import { briefing } from './modules/briefing/module.ts';
import { collection } from './modules/collection/module.ts';
import { feeds } from './modules/feeds/module.ts';
import { files } from './modules/files/module.ts';
import { imports } from './modules/imports/module.ts';
import { outlets } from './modules/outlets/module.ts';
import { housekeepingWorker } from './modules/platform/housekeeping/housekeepingWorker.ts';
import { platform } from './modules/platform/module.ts';
import { reports } from './modules/reports/module.ts';
import { search } from './modules/search/module.ts';
import { statistics } from './modules/statistics/module.ts';
import { watch } from './modules/watch/module.ts';

/**
 * All modules; each may use those before it that .dependency-cruiser.mjs allows. Resources are closed in reverse order
 * of opening.
 */
const modules: readonly Module[] = [
  files,
  platform,
  accounts,
  imports,
  outlets,
  search,
  statistics,
  analysis,
  watch,
  collection,
  articles,
  briefing,
  boards,
  feeds,
  arrival,
  reports,
];

for (const { policies = {}, completions = {}, install } of modules) {
  registerPolicies(policies);
  registerCompletions(completions);
  install?.();
}

/** Every hand-built handler. An operation of the schemas without a handler does not compile. */
export const handlersOf = (context: ModuleContext): Partial<Record<string, AnyHandler>> => {
  const { resources } = context.catalogue;
  if (!resources.article || !resources.commonCode) return {};
  const handlers: Handlers = {
    ...platform.handlers(context),
    ...files.handlers(context),
    ...accounts.handlers(context),
    ...imports.handlers(context),
    ...outlets.handlers(context),
    ...search.handlers(context),
    ...statistics.handlers(context),
    ...analysis.handlers(context),
    ...watch.handlers(context),
    ...collection.handlers(context),
    ...articles.handlers(context),
    ...briefing.handlers(context),
    ...boards.handlers(context),
    ...feeds.handlers(context),
    ...arrival.handlers(context),
    ...reports.handlers(context),
  };
  return handlers;
};

/** Prepares background jobs; a failure in one module does not stop the others. */
const beforeJobs = async (app: FastifyInstance, context: ModuleContext): Promise<void> => {
  for (const module of modules) {
    try {
      await module.beforeJobs?.(app, context);
    } catch (error) {
      // without a database no job can start: everything is retried
      if (isUnavailable(error)) throw error;
      app.log.error({ err: error }, 'work in the background could not be prepared in full');
    }
  }
};

/** In reverse order: modules below clean up data that modules above have released. */
const dailyTasksOf = (app: FastifyInstance, context: ModuleContext): DailyTask[] =>
  modules.toReversed().flatMap((module) => module.dailyTasks?.(app, context) ?? []);

/** The metrics of the modules, read on request. */
export const moduleMeasures: readonly Measure[] = modules.flatMap(({ measures = [] }) => measures);

/** Adds the hooks of every module to the server, and their background jobs. */
export const openModules = async (app: FastifyInstance, context: ModuleContext): Promise<void> => {
  for (const module of modules) await module.open?.(app, context);
  app.decorate(
    'healthChecks',
    modules.flatMap((module) => module.healthChecks?.(app, context) ?? []),
  );
  app.decorate(
    'setupSteps',
    modules.toReversed().flatMap((module) => module.setupSteps?.(app, context) ?? []),
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
