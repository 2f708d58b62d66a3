import { once } from '#contract/once.ts';
import { ranked, rankedLanguages } from './detection/ranking.ts';
import { hanLanguage, onlyLanguageOf, onlyLanguages, scriptOf } from './detection/scripts.ts';

/** Characters of a text that are examined; more cost time and add hardly any accuracy. */
const maxLength = 400;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Dzongkha writes these particles where Tibetan writes གྱི, ཡིན་ and འདུག. */
const tibetan = (text: string): string =>
  count(text, /་(?:གི་|འབད|ཨིན|ཚུ|ལུ་|ནུག|འདི)/gu) > count(text, /་(?:གྱི|ཡིན|འདུག|དང|གྱིས|རྣམས|པའི)/gu) ? 'dz' : 'bo';

/** Serbian in Latin script writes vreme and gde where Croatian writes vrijeme and gdje. */
const southSlavic = (text: string, likely?: string): string => {
  if (/\p{Script=Cyrillic}/u.test(text)) return 'sr';
  const serbian =
    /(?<!\p{L})(?:pre|posle|gde|ovde|svet\p{L}*|vreme\p{L}*|mesec\p{L}*|mesto|mesta|dve|deca|dece|de[ol]|takođe|uvek|reč\p{L}*|rekao je da|šta|ko|nedelj\p{L}*|evrop\p{L}*|hiljad\p{L}*|opštin\p{L}*|bezbed\p{L}*|da (?:će|se|je|su|bi)|predsedni\p{L}*|sednic\p{L}*|ubist\p{L}*|uhapš\p{L}*|hapš\p{L}*|promen\p{L}*|povre(?:d|đ)\p{L}*|lep\p{L}*|zemljotres\p{L}*|istori[js]\p{L}*|univerzitet\p{L}*|porodic\p{L}*|pozoriš\p{L}*|bioskop\p{L}*|muzi[kč]\p{L}*|fudbal\p{L}*|nemač\p{L}*|špani[jn]\p{L}*|vest|vesti|pesm\p{L}*|umetn\p{L}*|cen[aeou]m?a?|zvezd\p{L}*|pob(?:ed|eđ)\p{L}*|primer\p{L}*|devoj\p{L}*|reš(?:en|av|il)\p{L}*|uspe[hvlšo]\p{L}*|milion\p{L}*|saradnj\p{L}*|saobra\p{L}*|avgust\p{L}*|(?:janu|febru)ar\p{L}*|(?:septem|oktobr?|novem|decem)b?\p{L}*|srbij\p{L}*|srpsk\p{L}*|beograd\p{L}*|vučić\p{L}*|voz(?:a|ova)?|vazduh\p{L}*|spoljn\p{L}*|učestv\p{L}*|ostrv\p{L}*|izveštaj\p{L}*|obavešt\p{L}*|odelj\p{L}*|sneg\p{L}*|reka|reke|seća\p{L}*|poen\p{L}*)(?!\p{L})/giu;
  const croatian =
    /(?<!\p{L})(?:prije|poslije|gdje|ovdje|svijet\p{L}*|svjet\p{L}*|vrijeme\p{L}*|mjesec\p{L}*|mjest\p{L}*|dvije|djec\p{L}*|dio|također|uvijek|riječ\p{L}*|što|tko|tjed\p{L}*|europ\p{L}*|tisuć\p{L}*|općin\p{L}*|sigurnos\p{L}*|tijekom|izvje[sš]\p{L}*|cijel\p{L}*|\p{L}*ije[cdklmnprstvz]\p{L}*|predsjed\p{L}*|sjedni\p{L}*|ubojst\p{L}*|uhi[tć]\p{L}*|promj\p{L}*|ozl\p{L}*|lijep\p{L}*|ljep\p{L}*|potres\p{L}*|povijes\p{L}*|sveučil\p{L}*|obitelj\p{L}*|kazali\p{L}*|kino|glazb\p{L}*|nogomet\p{L}*|njemač\p{L}*|španjol\p{L}*|pjes[mn]\p{L}*|umjetn\p{L}*|zvjezd\p{L}*|pobj\p{L}*|primj\p{L}*|djevoj\p{L}*|rješ\p{L}*|uspje\p{L}*|milijun\p{L}*|suradnj\p{L}*|siječ\p{L}*|veljač\p{L}*|ožujk\p{L}*|travnj\p{L}*|svibnj\p{L}*|lipnj\p{L}*|srpnj\p{L}*|kolovoz\p{L}*|rujn\p{L}*|listopad\p{L}*|studen\p{L}*|prosin\p{L}*|hrvat\p{L}*|zagreb\p{L}*|split\p{L}*|vlak\p{L}*|zrak\p{L}*|otok\p{L}*|natječ\p{L}*|unatoč|županij\p{L}*)(?!\p{L})/giu;
  const lead = count(text, serbian) - count(text, croatian);
  return lead > 0 || (lead === 0 && likely === 'sr') ? 'sr' : 'hr';
};

interface Detected {
  /** BCP 47. */
  tag: string;
  /** Distance to the next language, 0 to 1; 1 if no other language uses the script. */
  lead: number;
}

/**
 * The detected language of a text; undefined if nothing indicates one.
 * @param likely primary tag of the language of the text's outlet or country, which decides between similar ones
 */
export const detected = (text: string, likely?: string): Detected | undefined => {
  const beginning = text.slice(0, maxLength).normalize('NFC');
  const script = scriptOf(beginning);
  if (script === undefined) return undefined;
  const only = onlyLanguageOf(script);
  if (only) return { tag: only, lead: 1 };
  if (script === 'Han') return { tag: hanLanguage(beginning), lead: 1 };
  if (script === 'Ethiopic')
    return { tag: count(beginning, /ኣ/gu) > count(beginning, /አ/gu) ? 'ti' : 'am', lead: 1 };
  if (script === 'Tibetan') return { tag: tibetan(beginning), lead: 1 };
  const [best, next] = ranked(beginning, script, likely);
  if (!best) return undefined;
  const tag = best.tag === 'hr' || best.tag === 'sr' ? southSlavic(beginning, likely) : best.tag;
  return { tag, lead: next ? 1 - next.score / best.score : 1 };
};

const known = once(
  () =>
    new Set([...rankedLanguages(), ...onlyLanguages, 'zh', 'ja', 'am', 'ti', 'bo', 'dz', 'nb', 'nn', 'ckb']),
);

/** Whether the detector knows a language, given its primary tag. */
export const isDetectable = (primary: string): boolean => known().has(primary);

/**
 * The language of a text, BCP 47; title and beginning of the body suffice. und if it cannot be determined. @param
 * likely as for `detected`
 */
export const detectLanguage = (text: string, likely?: string): string => detected(text, likely)?.tag ?? 'und';
