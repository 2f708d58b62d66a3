import type { FastifyInstance } from 'fastify';
import type { Handlers } from './calls/call.ts';
import type { Catalogue } from './calls/catalogue.ts';
import type { Completions } from './crud/completion.ts';
import type { Policy } from './crud/policy.ts';
import type { Database } from './database/database.ts';
import type { Environment } from './environment.ts';
import type { FileStore } from './files/fileStore.ts';
import type { HealthCheck } from './health/healthCheck.ts';
import type { DataUpgrade } from './jobs/dataUpgrade.ts';
import type { JobWorker } from './jobs/job.ts';
import type { Measure } from './metrics/measure.ts';
import type { OwnServers } from './outside/ownServers.ts';

/** What a module may use of the server that it is part of. */
export interface ModuleContext {
  database: Database;
  environment: Environment;
  /** Where stored files lie. */
  files: FileStore;
  catalogue: Catalogue;
  /** What this process serves under made-up names. */
  own: OwnServers;
}

/** Work that runs at the start and then once a day. */
export interface DailyTask {
  /** Name in the error log, in Korean. */
  name: string;
  work(): Promise<unknown>;
}

/** What a module brings to the server. Each has one in its `module.ts`; `src/server/modules.ts` lists them. */
export interface Module {
  /** Which rows callers see and what they may do with them, by the name that schemas give a policy in `rows`. */
  policies?: Readonly<Record<string, Policy>>;
  /** What computes the columns of a list that the database does not hold, by the name of the entity. */
  completions?: Completions;
  /** Registers what modules below need from this one; once per process, before anything else. */
  install?(): void;
  /** Answers of its hand-built calls. */
  handlers?(context: ModuleContext): Partial<Handlers>;
  /** Who does its jobs in the background. */
  workers?(app: FastifyInstance, context: ModuleContext): JobWorker[];
  /** Done before work in the background begins, on the bound database, and again where it could not begin. */
  beforeJobs?(app: FastifyInstance, context: ModuleContext): Promise<void>;
  dailyTasks?(app: FastifyInstance, context: ModuleContext): DailyTask[];
  /** What it keeps beside stored data, made behind the start where it is missing. */
  upgrades?(app: FastifyInstance): DataUpgrade[];
  /** What it counts for who runs the product, shown where METRICS_PORT is given. */
  measures?: readonly Measure[];
  /** The parts of the product that it answers for, as administrators see them on the page of operation. */
  healthChecks?(app: FastifyInstance, context: ModuleContext): HealthCheck[];
  /** Adds its hooks to the server, which does not listen yet. */
  open?(app: FastifyInstance, context: ModuleContext): void | Promise<void>;
}
