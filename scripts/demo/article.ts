import { localMinute, momentOf } from './calendar.ts';
import { type Country, countryOf } from './countries.ts';
import type { DemoEvent } from './events.ts';
import { fillIn, fillInKorean, type Slots } from './fill.ts';
import { originals } from './originals.ts';
import type { Outlet } from './outlets.ts';
import type { Random } from './random.ts';
import type { DemoArticle, DemoFeatures, YesNo } from './records.ts';
import { koreanSlots, localSlots, reportersOf, type Setting, type Subject } from './slots.ts';
import { type StoryKind, storyKinds } from './storyKinds.ts';
import { koreanLeads, koreanMore, koreanTitles } from './texts/ko.ts';

const coverageForms = ['NSCVRG_FRM_01', 'NSCVRG_FRM_02', 'NSCVRG_FRM_03', 'NSCVRG_FRM_04'] as const;
const formWeights: Record<string, number> = {
  NSCVRG_FRM_01: 12,
  NSCVRG_FRM_02: 5,
  NSCVRG_FRM_03: 2,
  NSCVRG_FRM_04: 1,
};

/** How the item was collected: by hand, or with or without AI, paid or free. */
export const collectionFlags = (chance: Random): { menualYn: YesNo; aiYn: YesNo; payYn: YesNo } => {
  const dice = chance.next();
  if (dice < 0.08) return { menualYn: 'Y', aiYn: 'N', payYn: 'N' };
  if (dice < 0.3) return { menualYn: 'N', aiYn: 'Y', payYn: 'Y' };
  if (dice < 0.74) return { menualYn: 'N', aiYn: 'Y', payYn: 'N' };
  return { menualYn: 'N', aiYn: 'N', payYn: dice < 0.84 ? 'Y' : 'N' };
};

/** Times of report and registration; the report is never before the event, the registration never before the report. */
export const times = (
  day: number,
  offset: number,
  chance: Random,
): { frmTrsfNscvrgDt: Date; regDt: Date } => {
  const local = localMinute(chance.next(), chance.next());
  const minute = (((local - offset + 540) % 1440) + 1440) % 1440;
  const frmTrsfNscvrgDt = momentOf(day, minute);
  return { frmTrsfNscvrgDt, regDt: new Date(frmTrsfNscvrgDt.getTime() + chance.integer(5, 180) * 60_000) };
};

const featuresOf = (
  kind: StoryKind,
  about: Subject,
  { speaker, scholar }: Setting,
  more: readonly string[],
): DemoFeatures => ({
  issue: [kind.issue],
  pern: [
    ...(about.story === 'concert' ? [about.group.ko] : []),
    ...(more.includes('organiser') || more.includes('spokesperson') ? [speaker[0]] : []),
    ...(more.includes('expert') ? [scholar[0]] : []),
  ],
  incdnt: kind.incident ? [kind.incident] : [],
  plcy: kind.policy ? [kind.policy] : [],
  inst: [...kind.institutions],
  evnt: kind.event ? [kind.event] : [],
});

const keywordsOf = (kind: StoryKind, about: Subject, { country, city }: Setting): string[] => {
  const own: Partial<Record<Subject['story'], string>> = {
    series: about.work.ko,
    concert: about.group.ko,
    exhibition: about.topic.ko,
    food: about.food.ko,
    literature: about.work.ko,
  };
  return [...new Set([...kind.keywords, own[about.story] ?? city[0], country.names[0]])];
};

/** Korean and original paragraphs, one to one; occasionally the last two are joined in the translation. */
const bodies = (
  about: Subject,
  more: StoryKind['more'],
  korean: Slots,
  local: Slots,
  lang: keyof typeof originals,
  chance: Random,
) => {
  const texts = originals[lang];
  const translated = [koreanLeads[about.story], ...more.map((id) => koreanMore[id])].map((text) =>
    fillInKorean(text, korean),
  );
  const original = [texts.leads[about.story], ...more.map((id) => texts.more[id])].map((text) =>
    fillIn(text, local),
  );
  if (chance.chance(0.06)) translated.push(translated.splice(-2).join(' '));
  return { translated, original };
};

/** The setting of a story reported by a single outlet: a place in the outlet's country. */
const ownSetting = (country: Country, day: number, chance: Random): Setting => {
  const [speaker, scholar] = chance.sample(country.people, 2) as [Setting['speaker'], Setting['scholar']];
  return {
    country,
    city: chance.pick(country.cities),
    speaker,
    scholar,
    // west of Korea it may still be the day before
    day: day - 1,
    from: day + chance.integer(7, 45),
  };
};

/**
 * One press article. `key` makes its address unique.
 * @param story its topic, or the event that other outlets report too
 */
export const article = (
  story: Subject | DemoEvent,
  outlet: Outlet,
  day: number,
  key: string,
  chance: Random,
): DemoArticle => {
  const event = 'matter' in story ? story : undefined;
  const about = 'matter' in story ? story.about : story;
  const country = countryOf(outlet.ntnId);
  const kind = storyKinds[about.story];
  const setting = event?.scene(country.lang) ?? ownSetting(country, day, chance);
  const korean = koreanSlots(about, setting);
  const local = localSlots(about, setting, country.lang);
  const chosen = chance.sample(kind.more, Math.min(kind.more.length, chance.integer(2, 5)));
  const more = kind.more.filter((id) => chosen.includes(id));
  const { translated, original } = bodies(about, more, korean, local, country.lang, chance);
  const broadcaster = outlet.kind === 'broadcaster';
  return {
    itemKnd: 'article',
    ...(event && { matter: event.matter }),
    kornTtl: fillInKorean(chance.pick(koreanTitles[about.story]), korean),
    lclanTtl: fillIn(originals[country.lang].titles[about.story], local),
    dmnNm: outlet.domain,
    ntnId: outlet.ntnId,
    lanCd: country.lang,
    lclsfNm: kind.region,
    featExtrMclsf: kind.code,
    ...times(day, country.offset, chance),
    url: `https://www.${outlet.domain}/culture/${about.story.toLowerCase()}-${key}`,
    jrnlLclanNm: chance.pick(reportersOf(country, setting))[1],
    chNm: broadcaster ? '국제뉴스' : null,
    sndngRgnNm: setting.city[0],
    nscvrgFrmCd: chance.pickWeighted(coverageForms, (form) => formWeights[form] ?? 1),
    relMaoCd: about.story === 'diplomacy' ? 'REL_MAO_02' : 'REL_MAO_01',
    articleCn: original.join('\n'),
    articleTransCn: translated.join('\n'),
    transOrgnNm: '시연 자료',
    smryOrgnNm: '시연 자료',
    wholSentTransYn: 'Y',
    ...collectionFlags(chance),
    onsiteMediaArticleYn: chance.chance(0.04) ? 'Y' : 'N',
    featExtr: featuresOf(kind, about, setting, more),
    featExtrKwdList: keywordsOf(kind, about, setting),
    featExtrSmry: translated[0] ?? '',
    anlsYn: 'Y',
    siteBbsNm: null,
  };
};
