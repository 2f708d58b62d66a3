import type { Day } from '../calendar.ts';
import { countryOf } from '../countries.ts';
import { worldEvent } from '../events.ts';
import { fillIn, fillInKorean } from '../fill.ts';
import { random } from '../random.ts';
import { koreanSlots, localSlots, reportersOf } from '../slots.ts';
import { worldCities } from '../worldCities.ts';
import { type PressLanguage, type PressOutlet, pressOutlets } from './outlets.ts';
import { type PressStory, type PressTexts, pressStories } from './stories.ts';
import { german } from './texts/de.ts';
import { english } from './texts/en.ts';
import { spanish } from './texts/es.ts';
import { french } from './texts/fr.ts';
import { japanese } from './texts/ja.ts';
import { korean } from './texts/ko.ts';
import { vietnamese } from './texts/vi.ts';
import { chinese } from './texts/zh.ts';

/** A report that an outlet may publish. */
export interface PressReport {
  outlet: PressOutlet;
  /** Its address: the same for the same report, on whichever day and in whichever run it is published. */
  url: string;
  title: string;
  paragraphs: readonly string[];
  author: string;
  /** Sort key of publication. */
  rank: number;
}

const textsOf: Readonly<Record<PressLanguage, PressTexts>> = {
  ko: korean,
  en: english,
  ja: japanese,
  'zh-CN': chinese,
  es: spanish,
  fr: french,
  de: german,
  vi: vietnamese,
};

/** Form of a report: index of its title, optional heading before it, and indexes of its paragraphs. */
interface Form {
  title: 0 | 1;
  heading?: 0 | 1;
  paragraphs: readonly (0 | 1 | 2)[];
}

const forms: readonly Form[] = [
  { title: 0, paragraphs: [0, 2] },
  { title: 1, paragraphs: [1, 2] },
  { title: 0, heading: 0, paragraphs: [2, 0] },
  { title: 1, heading: 1, paragraphs: [2, 1, 0] },
];
/** Number of forms that reprinting outlets use: the first two. */
const repeated = 2;

/** Number of days on which an event is reported, and of silent days before the story's next event, in another city. */
const written = 6;
const silent = 3;

/** An event that papers report for some days. */
interface Happening {
  story: PressStory;
  /** Number of the event within its story; events are `silent` days apart. */
  turn: number;
  from: Day;
}

const happeningsOn = (day: Day): Happening[] =>
  pressStories.flatMap((story, at) => {
    const shifted = day + at * (silent / 2);
    const age = Math.floor(shifted) % (written + silent);
    return age < written ? [{ story, turn: Math.floor(shifted / (written + silent)), from: day - age }] : [];
  });

const reportOf = (happening: Happening, outlet: PressOutlet, at: number, form: Form): PressReport => {
  const { story, turn, from } = happening;
  const key = `press/${story}/${turn}`;
  const chance = random(key);
  const city = chance.pick(worldCities);
  const { about, scene } = worldEvent(key, { story: 'festival', city, day: from }, chance);
  const isKorean = outlet.lanCd === 'ko';
  const setting = scene(outlet.lanCd === 'ko' ? 'en' : outlet.lanCd);
  const slots = isKorean
    ? koreanSlots(about, setting)
    : localSlots(about, setting, outlet.lanCd as Exclude<PressLanguage, 'ko'>);
  const fill = isKorean ? fillInKorean : fillIn;
  const { stories, headings } = textsOf[outlet.lanCd];
  const { titles, paragraphs } = stories[story];
  const title = fill(titles[form.title], slots);
  const own = random(`${key}/${outlet.domain}/${at}`);
  return {
    outlet,
    url: `https://www.${outlet.domain}/live/${story}-${turn}-${at + 1}`,
    title: form.heading === undefined ? title : `${headings[form.heading]}: ${title}`,
    paragraphs: form.paragraphs.map((one) => fill(paragraphs[one], slots)),
    author: own.pick(reportersOf(countryOf(outlet.ntnId), setting))[isKorean ? 0 : 1],
    // the first reports of a story are close together in all languages, while those of another story begin
    rank: at * 10_000 + pressStories.indexOf(story) * 100 + own.integer(0, 130),
  };
};

const copyOf = (original: PressReport, outlet: PressOutlet): PressReport => ({
  ...original,
  outlet,
  url: `https://www.${outlet.domain}/live/${new URL(original.url).pathname.split('/').at(-1)}`,
  paragraphs: [...original.paragraphs, `(${new URL(original.url).hostname.replace('www.', '')})`],
  rank: original.rank + 5,
});

/** All reports that may be published on a day, in order: those about events of that day. Bounded: about 140. */
export const reportsOn = (day: Day): PressReport[] => {
  const originals = happeningsOn(day).flatMap((happening) =>
    pressOutlets
      .filter(({ stories }) => stories.includes(happening.story))
      .flatMap((outlet) => forms.map((form, at) => reportOf(happening, outlet, at, form))),
  );
  const copies = pressOutlets
    .filter(({ does }) => does === 'repeats')
    .flatMap((outlet) =>
      originals
        .filter((one) => one.outlet.lanCd === outlet.lanCd && one.rank < repeated * 10_000)
        .map((one) => copyOf(one, outlet)),
    );
  return [...originals, ...copies].toSorted(
    (one, other) => one.rank - other.rank || (one.url < other.url ? -1 : 1),
  );
};
