/** Feeds and web hooks; no other module uses them. */

export { webHookJob } from './jobs.ts';
