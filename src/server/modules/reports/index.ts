/** Report templates: briefings that are made by themselves; no other module uses them. */

export { reportJob } from './jobs.ts';
