import { lineOf } from '#server/kernel/text/plainText.ts';
import { reportTime } from '../collect/times/reportTime.ts';
import type { PageTree } from './preparedPage.ts';

/** Words in front of the time of publication, as outlets print it above their articles. */
const label =
  /(?:최초 ?입력|기사 ?입력|입력(?: ?시간| ?일시)?|등록일시?|등록|승인|게재|발행일?|작성일?|송고(?: ?시간)?|first published|published|posted|publié(?:e)?(?: le)?|veröffentlicht(?: am)?|erstellt(?: am)?|publicado(?: em| el)?|pubblicato(?: il)?|gepubliceerd(?: op)?|publicerad|julkaistu|opublikowano|опубликовано|опубліковано|公開日?時?|掲載|配信|发布时间|發布時間|发表时间|发布于|yayınlanma|diterbitkan)\s*(?:on |at )?[:：]?\s*/iu;
/** What follows behind the time: that of a change, another fact. */
const otherFact =
  /\s*(?:[|｜·•\n]|수정|업데이트|최종|지면|updated|modified|modifié|aktualisiert|actualizado|aggiornato|更新|обновлено|댓글|조회|by ).*$/isu;

const places =
  '[class*="date" i], [class*="time" i], [class*="info" i], [class*="byline" i], [class*="publish" i], [id*="date" i], article header, article p, time';
const maxPlaces = 60;
const maxLength = 300;
/** Words cut from the end of a text to find a time at its beginning. */
const maxCuts = 6;

/** The time at the beginning of a text, as written; null if there is none. */
const leadingTime = (text: string): string | null => {
  let words = text.split(' ').slice(0, 10);
  for (let cut = 0; cut <= maxCuts && words.length > 0; cut++) {
    const written = words.join(' ');
    if (/\d{4}|\d\D+\d\D+\d/.test(written) && reportTime(written)) return written;
    words = words.slice(0, -1);
  }
  return null;
};

/** The time of publication that a page prints for its readers behind a label (입력 2026.11.20 10:00 | 수정 …), as written. */
export const statedTime = (page: PageTree): string | null => {
  for (const element of Array.from(page.querySelectorAll(places)).slice(0, maxPlaces)) {
    const text = lineOf((element.textContent ?? '').slice(0, 4 * maxLength)).slice(0, maxLength);
    const found = label.exec(text);
    const time = found && leadingTime(text.slice(found.index + found[0].length).replace(otherFact, ''));
    if (time) return time;
  }
  return null;
};

/** Names of elements and fields that hold the time of publication: `article-date`, `published_date`, `postDate`. */
const timeName =
  /(?:^|[-_ ])(?:(?:article|entry|post|story|news|content)[-_]?(?:pub(?:lish(?:ed)?)?[-_]?)?|(?:pub|publish(?:ed)?)[-_]?)(?:date|time|on)(?:$|[-_ ])/i;
const named =
  '[class*="date" i], [class*="time" i], [class*="publish" i], [id*="date" i], input[name*="date" i][value]';
/** Keys of the time of publication in data that a page carries for its scripts. */
const dataKeys =
  /"(?:datePublished|publishedDate|publishDate|published_?at|date_published|articlePubDate|pubDate|firstPublished)"\s*:\s*"([^"\\]{8,40})"/gi;
const maxScripts = 60;
const maxScriptLength = 500_000;

/** The one time among these that they all mean, as first written; null if they mean several days, or none. */
const onlyDay = (written: readonly string[]): string | null => {
  const times = written.flatMap((text) => {
    const at = reportTime(text);
    return at ? [{ text, day: at.toISOString().slice(0, 10) }] : [];
  });
  const [first] = times;
  return first && times.every(({ day }) => day === first.day) ? first.text : null;
};

/**
 * The time of publication that a page holds without a label: in its only `time` element, in an element or field named
 * for it, or in the data of its scripts. Null where these mean several days, as the dates of other articles do.
 */
export const namedTime = (page: PageTree): string | null => {
  const moments = Array.from(page.querySelectorAll('time[datetime]'))
    .slice(0, maxPlaces)
    .map((element) => (element.getAttribute('datetime') ?? '').trim());
  const texts = Array.from(page.querySelectorAll(named))
    .slice(0, maxPlaces)
    .flatMap((element) => {
      const names = ['class', 'id', 'name'].map((name) => element.getAttribute(name) ?? '');
      if (!names.some((name) => timeName.test(name))) return [];
      return (
        leadingTime(
          lineOf((element.getAttribute('value') ?? element.textContent ?? '').slice(0, maxLength)),
        ) ?? []
      );
    });
  const data = Array.from(page.querySelectorAll('script:not([src])'))
    .slice(0, maxScripts)
    .flatMap((script) =>
      Array.from(
        (script.textContent ?? '').slice(0, maxScriptLength).matchAll(dataKeys),
        ([, text = '']) => text,
      ),
    );
  return onlyDay(moments) ?? onlyDay(texts) ?? onlyDay(data.slice(0, maxPlaces));
};
