import { type Country, countryOf, type Language } from './countries.ts';
import { type Outlet, pressOutlets } from './outlets.ts';
import { type Random, random } from './random.ts';
import { type Setting, type Subject, subject } from './slots.ts';
import type { StoryId } from './storyKinds.ts';
import { cityIn, countryOfCity, type WorldCity, worldCities } from './worldCities.ts';

/** Place, time and speakers of an event: the same in all reports, each in its own language. */
export type Scene = (lang: Language) => Setting;

/** A single event. */
export interface DemoEvent {
  /** Key shared by all reports about it. */
  matter: string;
  about: Subject;
  scene: Scene;
}

/** Stories that papers of other countries also report. */
const worldStories: readonly StoryId[] = [
  'festival',
  'concert',
  'exhibition',
  'taekwondo',
  'heritage',
  'temple',
];
/** Stories that only papers of the country report. */
const countryStories: readonly StoryId[] = [
  'museum',
  'filmFestival',
  'visitorCap',
  'restoration',
  'marathon',
  'festival',
];

export const weightOf = (outlet: Outlet): number => countryOf(outlet.ntnId).weight * (outlet.main ? 2 : 1);

/** Different outlets, large ones preferred. */
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

const sceneIn = (
  country: Country,
  cityOf: (lang: Language) => Country['cities'][number],
  day: number,
  chance: Random,
): Scene => {
  const [speaker, scholar] = chance.sample(country.people, 2) as [Setting['speaker'], Setting['scholar']];
  const from = day + chance.integer(7, 45);
  // west of Korea it may still be the day before
  return (lang) => ({ country, city: cityOf(lang), speaker, scholar, day: day - 1, from });
};

/** An event of these stories in a city of the world, first reported on this day. */
export const worldEvent = (
  matter: string,
  { story, city, day }: { story: StoryId; city: WorldCity; day: number },
  chance: Random,
): DemoEvent => ({
  matter,
  about: subject(story, chance),
  scene: sceneIn(countryOfCity(city), (lang) => cityIn(city, lang), day, chance),
});

/** `worldEvent` for a random story and city. */
export const someWorldEvent = (matter: string, day: number, chance: Random): DemoEvent =>
  worldEvent(matter, { story: chance.pick(worldStories), city: chance.pick(worldCities), day }, chance);

const inOneCountry = (matter: string, ntnId: string, day: number, chance: Random): DemoEvent => {
  const country = countryOf(ntnId);
  const about = subject(chance.pick(countryStories), chance);
  const city = chance.pick(country.cities);
  return { matter, about, scene: sceneIn(country, () => city, day, chance) };
};

/** Events that several papers report on an ordinary day, with their outlets. */
export const eventsOf = (day: number, seed: string): { event: DemoEvent; outlets: Outlet[] }[] => {
  const chance = random(`${seed}/events/${day}`);
  const everywhere = {
    event: someWorldEvent(`${day}/everywhere`, day, chance),
    outlets: reporters(pressOutlets, chance.integer(2, 4), chance),
  };
  if (!chance.chance(0.6)) return [everywhere];
  const { ntnId } = chance.pickWeighted(pressOutlets, weightOf);
  const there = pressOutlets.filter((outlet) => outlet.ntnId === ntnId);
  return [
    everywhere,
    {
      event: inOneCountry(`${day}/country`, ntnId, day, chance),
      outlets: reporters(there, chance.integer(2, 3), chance),
    },
  ];
};
