import type { Language } from '../countries.ts';
import { outlets } from '../outlets.ts';
import { type PressStory, pressStories } from './stories.ts';

export type PressLanguage = 'ko' | Extract<Language, 'en' | 'ja' | 'zh-CN' | 'es' | 'fr' | 'de' | 'vi'>;

/** An outlet that publishes while the demo runs. */
export interface PressOutlet {
  /** A domain reserved for examples, without real sites. */
  domain: string;
  /** Name for registering it. */
  mediaName: string;
  ntnId: string;
  lanCd: PressLanguage;
  feedTtl: string;
  /** repeats: it reprints other outlets' reports; fails: its server always returns errors. */
  does: 'reports' | 'repeats' | 'fails';
  /** Its stories: two outlets of one language share the stories between them. */
  stories: readonly PressStory[];
}

const all = pressStories;
const even = pressStories.filter((_, at) => at % 2 === 0);
const odd = pressStories.filter((_, at) => at % 2 === 1);

const table: readonly (readonly [
  name: string,
  lanCd: PressLanguage,
  section: string,
  stories: readonly PressStory[],
  does?: PressOutlet['does'],
])[] = [
  ['hudsonledger', 'en', 'Arts', even],
  ['rideaupost', 'en', 'Arts', [], 'fails'],
  ['thamescourier', 'en', 'Culture', odd],
  ['lioncitywire', 'en', 'Life', [], 'repeats'],
  ['toto-bunka', 'ja', '文化', all],
  ['huaxia-daobao', 'zh-CN', '国际文化', all],
  ['diariodeltajo', 'es', 'Cultura', even],
  ['elvolcan', 'es', 'Cultura', odd],
  ['courrierdelaseine', 'fr', 'Culture', all],
  ['rheinkultur', 'de', 'Feuilleton', all],
  ['nhipsongsonghong', 'vi', 'Văn hóa', all],
];

/** For Koreans abroad; not among the stored outlets, which write in the languages of their countries. */
const ofKoreans: PressOutlet = {
  domain: 'hannuri.example',
  mediaName: '한누리 동포신문',
  ntnId: 'US',
  lanCd: 'ko',
  feedTtl: '한누리 동포신문 – 문화',
  does: 'reports',
  stories: all,
};

/** In the order of their first visits. */
export const pressOutlets: readonly PressOutlet[] = [
  ofKoreans,
  ...table.map(([name, lanCd, section, stories, does = 'reports']): PressOutlet => {
    const outlet = outlets.find(({ domain }) => domain === `${name}.example`);
    if (!outlet) throw new Error(`The demo knows no outlet ${name}.`);
    const { domain, ntnId, korean, local } = outlet;
    return { domain, mediaName: korean, ntnId, lanCd, feedTtl: `${local} – ${section}`, does, stories };
  }),
];
