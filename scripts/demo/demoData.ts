import { article } from './article.ts';
import { type Day, dayOf, defaultCount } from './calendar.ts';
import { type DemoEvent, eventsOf, someWorldEvent, weightOf } from './events.ts';
import { demoMedia } from './media.ts';
import { post, report } from './otherItems.ts';
import { pressOutlets } from './outlets.ts';
import { type Random, random } from './random.ts';
import type { DemoArticle, DemoMedia } from './records.ts';
import { moveTo } from './sameDay.ts';
import { subject } from './slots.ts';
import { type StoryId, storyIds, storyKinds } from './storyKinds.ts';

export interface DemoOptions {
  /** No item is registered after this time. The last of the days is its day in Korea. */
  until: Date;
  /** Default: 400. */
  days?: number;
  /**
   * Uses the records of this day for the last one, and so on backwards: independent of the current day and hour, the
   * same records are stored for the same number of days ago. Default: the last day itself, up to the current time.
   */
  sameAs?: Day | undefined;
  seed?: string;
  /** Maximum records per batch; default: 100. */
  batchSize?: number;
}

export type DemoBatch = { kind: 'media'; records: DemoMedia[] } | { kind: 'article'; records: DemoArticle[] };

/** Once in so many days all papers report one event. */
const burstEvery = 13;

const defaultStory = (chance: Random): StoryId => {
  // together with the shared events, six in ten articles are about Korea
  const region = chance.chance(0.47) ? 'KOREA' : 'GLOBAL';
  const ids = storyIds.filter((id) => storyKinds[id].region === region);
  return chance.pickWeighted(ids, (id) => storyKinds[id].weight);
};

/** The event that the papers of the day have in common, and how many report it. */
const burstOf = (day: number, seed: string): { event: DemoEvent; count: number } | null => {
  const period = Math.floor(day / burstEvery);
  const chance = random(`${seed}/burst/${period}`);
  const age = day - period * burstEvery - chance.integer(1, burstEvery - 4);
  if (age < 0 || age > 2) return null;
  const event = someWorldEvent(`burst ${period}`, day - age, chance);
  const total = chance.integer(24, 48);
  return { event, count: Math.round(total * ([0.55, 0.32, 0.13][age] ?? 0)) };
};

/** All items of one day. They depend only on the day and the seed, not on the time of the call. */
export const demoDay = (day: number, seed: string): DemoArticle[] => {
  const items: DemoArticle[] = [];
  const make = (
    prefix: string,
    count: number,
    item: (key: string, chance: Random, index: number) => DemoArticle,
  ): void => {
    for (let index = 0; index < count; index += 1) {
      items.push(item(`${day}${prefix}${index}`, random(`${seed}/${prefix}/${day}/${index}`), index));
    }
  };
  const reported = eventsOf(day, seed).flatMap(({ event, outlets }) =>
    outlets.map((outlet) => ({ event, outlet })),
  );
  make('a', defaultCount(day, 10.3, seed), (key, chance, index) => {
    const shared = reported[index];
    if (shared) return article(shared.event, shared.outlet, day, key, chance);
    const about = subject(defaultStory(chance), chance);
    return article(about, chance.pickWeighted(pressOutlets, weightOf), day, key, chance);
  });
  const burst = burstOf(day, seed);
  if (burst) {
    make('b', burst.count, (key, chance) =>
      article(burst.event, chance.pickWeighted(pressOutlets, weightOf), day, key, chance),
    );
  }
  make('t', defaultCount(day, 1, `${seed}/t`), (key, chance) => report(day, key, chance));
  make('s', defaultCount(day, 1.5, `${seed}/s`), (key, chance) => post(day, key, chance));
  return items.sort((one, other) => one.regDt.getTime() - other.regDt.getTime());
};

/** Outlets first, then all items from the oldest day to the newest. The same options give the same records. */
export async function* demoData({
  until,
  days = 400,
  sameAs,
  seed = 'demo',
  batchSize = 100,
}: DemoOptions): AsyncGenerator<DemoBatch> {
  yield { kind: 'media', records: demoMedia(seed) };
  const last = sameAs ?? dayOf(until);
  let records: DemoArticle[] = [];
  for (let day = last - days + 1; day <= last; day += 1) {
    const items = demoDay(day, seed);
    for (const item of sameAs === undefined
      ? items
      : moveTo(items, day, day + dayOf(until) - sameAs, until)) {
      if (item.regDt > until) continue;
      records.push(item);
      if (records.length === batchSize) {
        yield { kind: 'article', records };
        records = [];
      }
    }
  }
  if (records.length) yield { kind: 'article', records };
}
