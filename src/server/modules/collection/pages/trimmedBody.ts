import { weightOf } from './textWeight.ts';

const sentenceEnd = /[.!?。！？…:;,]["'”’»」』)\]]*$|[다요까음함임]\.?$/u;

/** Lines that a page has around its text, in the languages of the press: labels of advertisements and related pages, credits, dates, rights, calls to subscribe. */
const surroundings = new RegExp(
  `^(?:${[
    'advertisement|advert|ad|sponsored(?: content)?|skip to content|menu|share(?: this)?|comments?(?: \\(\\d+\\))?|caption|close|loading\\W*',
    '(?:related|read (?:more|also|next)|see (?:also|more)|more (?:from|on|about)|also read|don.t miss|recommended|watch|on [\\w.]+\\.com)\\b\\W.{0,140}',
    'tags?\\W.{0,300}|(?:filed under|topics)\\W.{0,200}',
    '(?:photo|image|picture|foto|bild|crédit|credit)s?(?: \\d+ (?:of|/).{0,9})?\\s*[:©(].{0,160}|\\(?(?:image|photo|foto)\\s*[:©].{0,120}\\)?|image \\d+ of.{0,6}|.{0,200}\\((?:image|photo|pic|foto)s?\\s*:.{0,60}\\)',
    '\\|?\\s*(?:published|updated|posted|last modified|publié|veröffentlicht|publicado|pubblicato|입력|수정|등록|승인)\\s*:?.{0,60}\\d{1,4}.{0,30}',
    '(?:want more stories|sign up|subscribe|join our|follow (?:us|him|her)|get (?:the|our|breaking)|newsletter)\\b.{0,200}',
    '관련 ?기사.{0,80}|광고|많이 본 (?:뉴스|기사)|무단 ?전재.{0,60}|.{0,60}무단 ?전재.{0,60}재배포.{0,30}|(?:ⓒ|©|copyright\\b).{0,200}',
    '[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+|(?:twitter|facebook)\\.com/\\S+',
    '(?:関連記事|広告|続きを読む|相关阅读|延伸阅读|广告|责任编辑).{0,80}',
    '(?:lesen sie auch|mehr zum thema|anzeige|lire aussi|publicité|lea también|publicidad|leggi anche|pubblicità|leia (?:também|mais)|publicidade|lees ook|advertentie|читайте также|реклама)\\b.{0,160}',
  ].join('|')})$`,
  'iu',
);

const isSurrounding = (line: string): boolean => line.length <= 320 && surroundings.test(line);

/** A line that says nothing by itself: short, and no sentence. */
const isLoose = (line: string): boolean => weightOf(line) < 60 && !sentenceEnd.test(line);

/** Share of a body up to which loose lines in front of its first sentence, and behind its last, are not the article's. */
const maxLoose = 0.12;

/** The body without what stands around it on the page, and without repeated paragraphs. One paragraph per line. */
export const trimmedBody = (text: string): string => {
  const seen = new Set<string>();
  const lines = text.split('\n').filter((line) => {
    if (isSurrounding(line) || (line.length > 40 && seen.has(line))) return false;
    seen.add(line);
    return true;
  });
  const whole = lines.join('\n');
  const lengthOf = (part: readonly string[]): number => part.join('\n').length;
  const first = lines.findIndex((line) => !isLoose(line));
  const last = lines.findLastIndex((line) => !isLoose(line));
  if (first < 0) return whole;
  const isHead = lengthOf(lines.slice(0, first)) <= maxLoose * whole.length;
  const isTail = lengthOf(lines.slice(last + 1)) <= maxLoose * whole.length;
  return lines.slice(isHead ? first : 0, isTail ? last + 1 : undefined).join('\n');
};
