import type { FastifyInstance } from 'fastify';
import type { Handlers } from './calls/call.ts';
import type { Catalogue } from './calls/catalogue.ts';
import type { Completions } from './crud/completion.ts';
import type { Policy } from './crud/policies.ts';
import type { Database } from './database/database.ts';
import type { FileStore } from './files/fileStore.ts';
import type { HealthCheck, SetupStep } from './health/healthCheck.ts';
import type { DataUpgrade } from './jobs/dataUpgrade.ts';
import type { JobWorker } from './jobs/job.ts';
import type { Measure } from './metrics/measure.ts';
import type { OwnServers } from './outside/ownServers.ts';
import type { Environment } from './settings/environment.ts';

/** The parts of the server that a module may use. */
export interface ModuleContext {
  database: Database;
  environment: Environment;
  /** The store of uploaded files. */
  files: FileStore;
  catalogue: Catalogue;
  /** Servers of this process that answer for fictitious host names. */
  own: OwnServers;
}

/** Work that runs at the start and then once a day. */
export interface DailyTask {
  /** Name in the error log, in Korean. */
  name: string;
  work(): Promise<unknown>;
}

/**
 * The contributions of a module to the server. Each module has one in its `module.ts`; `src/server/modules.ts` lists
 * them.
 */
export interface Module {
  /** Visible rows and permitted actions per policy name, as schemas name policies in `rows`. */
  policies?: Readonly<Record<string, Policy>>;
  /** Functions that compute columns of lists which the database does not store, by entity name. */
  completions?: Completions;
  /** Registers functions of this module that modules below it need; once per process, before anything else. */
  install?(): void;
  /** Handlers of its hand-built operations. */
  handlers?(context: ModuleContext): Partial<Handlers>;
  /** Workers of its background jobs. */
  workers?(app: FastifyInstance, context: ModuleContext): JobWorker[];
  /** Runs before background jobs start, on the bound database, and again if they could not be started. */
  beforeJobs?(app: FastifyInstance, context: ModuleContext): Promise<void>;
  dailyTasks?(app: FastifyInstance, context: ModuleContext): DailyTask[];
  /** Derived data of the module, created after the start if missing. */
  upgrades?(app: FastifyInstance): DataUpgrade[];
  /** Metrics for operators, shown if METRICS_PORT is set. */
  measures?: readonly Measure[];
  /** Checks of the parts that it is responsible for, shown to administrators on the page of the state of operation. */
  healthChecks?(app: FastifyInstance, context: ModuleContext): HealthCheck[];
  /** What a new installation needs from its administrator before this module is useful. */
  setupSteps?(app: FastifyInstance, context: ModuleContext): SetupStep[];
  /** Adds its hooks to the server before it listens. */
  open?(app: FastifyInstance, context: ModuleContext): void | Promise<void>;
}
