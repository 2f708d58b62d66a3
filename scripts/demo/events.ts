import { type Country, countryOf } from './countries.ts';
import { type Outlet, pressOutlets } from './outlets.ts';
import { type Random, random } from './random.ts';
import { type Subject, subject } from './slots.ts';
import type { StoryId } from './storyKinds.ts';

/** One thing that happened, and who reports it. */
export interface DemoEvent {
  /** The same for all reports of one day about it. */
  matter: string;
  about: Subject;
  outlets: readonly Outlet[];
  /** Where it happened, if only the papers of one country report it. */
  city?: Country['cities'][number];
}

/** Stories about one work, group or object: the same wherever they are reported. */
const ofAll: readonly StoryId[] = ['series', 'concert', 'literature', 'exhibition', 'food'];
/** Stories about one city. */
const ofOneCity: readonly StoryId[] = [
  'museum',
  'filmFestival',
  'visitorCap',
  'restoration',
  'marathon',
  'festival',
];

export const weightOf = (outlet: Outlet): number => countryOf(outlet.ntnId).weight * (outlet.main ? 2 : 1);

/** Different outlets, large ones sooner. */
const reporters = (among: readonly Outlet[], count: number, chance: Random): Outlet[] => {
  const chosen: Outlet[] = [];
  while (chosen.length < Math.min(count, among.length))
    chosen.push(
      chance.pickWeighted(
        among.filter((outlet) => !chosen.includes(outlet)),
        weightOf,
      ),
    );
  return chosen;
};

const everywhere = (day: number, chance: Random): DemoEvent => ({
  matter: `${day}/everywhere`,
  about: subject(chance.pick(ofAll), chance),
  outlets: reporters(pressOutlets, chance.integer(2, 4), chance),
});

const inOneCity = (day: number, chance: Random): DemoEvent => {
  const { ntnId } = chance.pickWeighted(pressOutlets, weightOf);
  const there = pressOutlets.filter((outlet) => outlet.ntnId === ntnId);
  return {
    matter: `${day}/city`,
    about: subject(chance.pick(ofOneCity), chance),
    outlets: reporters(there, chance.integer(2, 3), chance),
    city: chance.pick(countryOf(ntnId).cities),
  };
};

/** What several papers report on an ordinary day. */
export const eventsOf = (day: number, seed: string): DemoEvent[] => {
  const chance = random(`${seed}/events/${day}`);
  return [everywhere(day, chance), ...(chance.chance(0.6) ? [inOneCity(day, chance)] : [])];
};
