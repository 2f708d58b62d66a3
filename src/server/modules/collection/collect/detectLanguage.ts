import { createRequire } from 'node:module';
import type * as Detector from 'franc-all';
import { once } from '#contract/once.ts';

/** The detector, loaded with the first text: its letter statistics for 400 languages take about 15 MB. */
const detector = once(() => createRequire(import.meta.url)('franc-all') as typeof Detector);

/**
 * The languages that the product supports: the detector's code (ISO 639-3) → ours (BCP 47). Only these are candidates:
 * with all 400 languages, every third headline would be assigned to a language that no user reads. Bosnian is reported
 * as Croatian.
 */
const tags: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'spa:es eng:en por:pt ind:id zlm:ms fra:fr deu:de jav:jv vie:vi ita:it tur:tr pol:pl swh:sw sun:su ron:ro hau:ha ' +
    'hrv:hr nld:nl srp:sr ckb:ku kmr:ku yor:yo uzn:uz ibo:ig tgl:fil hun:hu azj:az ces:cs plt:mg kin:rw zul:zu swe:sv ' +
    'lin:ln som:so uig:ug sna:sn xho:xh afr:af fin:fi slk:sk tuk:tk dan:da nob:no nno:no als:sq cat:ca sot:st glg:gl ' +
    'lit:lt lug:lg slv:sl epo:eo lvs:lv ekk:et eus:eu cym:cy ltz:lb mlt:mt isl:is gle:ga lat:la gaz:om rus:ru ukr:uk ' +
    'bel:be bul:bg kaz:kk tgk:tg kir:ky mkd:mk khk:mn arb:ar urd:ur pes:fa pbu:ps hin:hi mar:mr npi:ne mya:my amh:am ' +
    'tir:ti bod:bo dzo:dz heb:he cmn:zh ben:bn jpn:ja kor:ko tel:te tam:ta guj:gu kan:kn mal:ml pan:pa tha:th sin:si ' +
    'ell:el khm:km hye:hy kat:ka lao:lo'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
const only = Object.keys(tags);
const known = new Set([...Object.values(tags), 'nb', 'nn', 'ckb']);

/** Languages with far more publications than the similar languages for which a short text may be mistaken. */
const common = new Set('eng spa por fra deu rus ita tur pol nld swe ces hun ind ukr ron'.split(' '));
/** Bonus of a common language over similar ones in a headline. */
const commonBonus = 0.04;
const headline = 200;

/** Short words that are frequent in headlines of the language and rare in other languages. */
const smallWords: Readonly<Record<string, string>> = {
  eng: 'the of to in for and on with at is from as by after over says how why what will be are his her their not who',
  fra: 'le les des du et en dans sur pour avec une aux est au par qui plus son ses',
  deu: 'der die das und den dem von für mit auf im ist ein eine nach bei aus zum zur wird nicht sich',
  spa: 'el los las del y en por para con una al que su sus se más tras',
  por: 'os dos das do da em no na nos para com uma ao que não mais após seu sua são e',
  ita: 'il gli della dei delle nel per con una che alla sono dopo più di del e',
  nld: 'het een van en voor met op aan bij uit zijn niet naar wordt over de',
  pol: 'w na z do się nie jest przez po od dla oraz za',
  swe: 'och att för med på av ett är efter till som inte en',
  dan: 'og at til med på af et er efter som ikke den for',
  nob: 'og å til med på av et er etter som ikke for',
  tur: 've bir için ile bu da de olarak sonra',
  rus: 'и в на с по не о из за для от что как',
  ukr: 'і в на з та що не про від до за як',
  bul: 'и в на с от за не се да е са че ще по',
  ind: 'di yang dan untuk dari dengan ke dalam akan pada',
  ces: 've na se že je za po pro od do ze si',
  slk: 'vo na sa že je za po pre od do zo si',
  hun: 'a az és egy nem hogy is volt',
  ron: 'și în de la cu pentru din pe că nu mai',
  afr: 'die van en het nie vir met op aan by uit oor',
  lvs: 'un par ar no uz ir kas pēc',
  slv: 'in na za je se v pri po ki od do z',
  hrv: 'i u na za je se s od do o da',
  cat: 'els les el la amb per a i en que al del dels una més va és als un',
  glg: 'unha en dun dunha ten xa máis co coa polo pola dos das ao',
  mkd: 'и во на со од за не се да е што по ќе',
  zlm: 'di yang dan untuk dari dengan ke dalam akan pada',
  bel: 'і ў у на з за не да што як',
  ekk: 'ja on ei kui ning oma',
  vie: 'và của các trong cho với là ở từ được có không',
};
const smallWordSets = new Map(
  Object.entries(smallWords).map(([code, words]) => [code, new Set(words.split(' '))]),
);
const wordBonus = 0.05;
const maxBonusWords = 4;

/** Factor for the score of a headline: a bonus for common languages and one for the language's short words. */
const headlineWeight = (code: string, words: readonly string[]): number => {
  const small = smallWordSets.get(code);
  const found = small ? words.filter((word) => small.has(word)).length : 0;
  return (common.has(code) ? 1 + commonBonus : 1) * (1 + wordBonus * Math.min(maxBonusWords, found));
};

/** Characters of a text that are examined; more cost time and add hardly any accuracy. */
const maxLength = 400;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Letters and words that distinguish similar languages where letter frequencies do not. */
const finer: Readonly<Record<string, (text: string) => string | undefined>> = {
  am: (text) => (count(text, /ኣ/gu) > count(text, /አ/gu) ? 'ti' : 'am'),
  ti: (text) => (count(text, /ኣ/gu) > count(text, /አ/gu) ? 'ti' : 'am'),
  fa: (text) => (count(text, /[ێڵڕۆ]/gu) >= 3 ? 'ku' : undefined),
  ur: (text) => (count(text, /[ێڵڕۆ]/gu) >= 3 && !/[ہےٹ]/u.test(text) ? 'ku' : undefined),
  sr: (text) => southSlavic(text),
  hr: (text) => southSlavic(text),
  zh: (text) =>
    count(text, /[們國這對時說會過來學開關與為發經]/gu) > count(text, /[们国这对时说会过来学开关与为发经]/gu)
      ? 'zh-Hant'
      : 'zh',
};

/** Serbian in Latin script writes vreme and gde where Croatian writes vrijeme and gdje. */
const southSlavic = (text: string): string | undefined => {
  if (/\p{Script=Cyrillic}/u.test(text)) return undefined;
  const serbian =
    /(?<!\p{L})(?:pre|posle|gde|ovde|svet\p{L}*|vreme\p{L}*|mesec\p{L}*|mesto|mesta|dve|deca|dece|de[ol]|takođe|uvek|reč\p{L}*|rekao je da|šta|ko|nedelj\p{L}*|evrop\p{L}*|hiljad\p{L}*|opštin\p{L}*|bezbednost\p{L}*|da (?:će|se|je|su|bi))(?!\p{L})/giu;
  const croatian =
    /(?<!\p{L})(?:prije|poslije|nakon|gdje|ovdje|svijet\p{L}*|vrijeme\p{L}*|mjesec\p{L}*|mjest\p{L}*|dvije|djec\p{L}*|dio|također|uvijek|riječ\p{L}*|što|tko|tjed\p{L}*|europ\p{L}*|tisuć\p{L}*|općin\p{L}*|sigurnost\p{L}*|tijekom|izvijest\p{L}*|cijel\p{L}*|\p{L}*ije[cdklmnprstvz]\p{L}*)(?!\p{L})/giu;
  return count(text, serbian) > count(text, croatian) ? 'sr' : 'hr';
};

/** Yoruba has unique letters; its diacritics mislead letter statistics. */
const isYoruba = (text: string): boolean => count(text, /[ẹṣ]/giu) >= 3 && !/[ăơưđị]/iu.test(text);

interface Detected {
  /** BCP 47. */
  tag: string;
  /** Distance to the next language, 0 to 1; 1 if no other language uses the script. */
  lead: number;
}

/** The detected language of a text; undefined if nothing indicates one. */
export const detected = (text: string): Detected | undefined => {
  const beginning = text.slice(0, maxLength).normalize('NFC');
  if (isYoruba(beginning)) return { tag: 'yo', lead: 1 };
  const ranked = detector().francAll(beginning, { only, minLength: 1 });
  const words = beginning.length < headline ? beginning.toLowerCase().split(/[^\p{L}\p{M}]+/u) : undefined;
  const [best, next] = words
    ? ranked
        .slice(0, 15)
        .map(([code, score]) => [code, score * headlineWeight(code, words)] as const)
        .sort(([, one], [, other]) => other - one)
    : ranked;
  const tag = best && tags[best[0]];
  if (!tag) return undefined;
  return { tag: finer[tag]?.(beginning) ?? tag, lead: next ? 1 - next[1] / best[1] : 1 };
};

/** Whether the detector knows a language, given its primary tag. */
export const isDetectable = (primary: string): boolean => known.has(primary);

/** The language of a text, BCP 47; title and beginning of the body suffice. und if it cannot be determined. */
export const detectLanguage = (text: string): string => detected(text)?.tag ?? 'und';
