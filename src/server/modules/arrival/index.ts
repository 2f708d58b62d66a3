/** Rules on arrival: what is done with new items that a saved search finds; no other module uses them. */

export { arrivalJob } from './jobs.ts';
