import { Link } from 'react-router-dom';
import {
  briefedPath,
  dayInWords,
  type Edition as EditionFacts,
  type Entry,
  editionWords,
  originalOf,
  sectionsOf,
} from '#contract/edition.ts';
import { useSite } from '#web/client/session/siteStore.ts';
import { ForeignText } from '#web/kit/foreign/ForeignText.tsx';
import { HtmlText } from '#web/kit/html/HtmlText.tsx';
import { SourceWords } from '../../parts/tray/SourceWords.tsx';
import styles from './Edition.module.css';

const weekdays = ['일', '월', '화', '수', '목', '금', '토'];

const weekdayOf = (day: string): string => `${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''}요일`;

const Item = ({ entry, isHeaded }: { entry: Entry; isHeaded: boolean }) => {
  const Title = isHeaded ? 'h4' : 'h3';
  const path = briefedPath(entry);
  const original = originalOf(entry);
  const { ttl, lclanTtl, lanCd, smryCn, cmntCn, itemKnd } = entry;
  return (
    <li className={styles.item}>
      <Title className={styles.title} dir="auto">
        {path ? <Link to={path}>{ttl ?? '제목 없음'}</Link> : (ttl ?? '제목 없음')}
      </Title>
      {lclanTtl && lclanTtl !== ttl && (
        <ForeignText language={lanCd} as="p" dir="auto" className={styles.local}>
          {lclanTtl}
        </ForeignText>
      )}
      <SourceWords entry={entry} />
      {smryCn && (
        <p className={itemKnd === 'cluster' ? styles.leads : styles.summary} dir="auto">
          {smryCn}
        </p>
      )}
      {cmntCn && (
        <p className={styles.comment}>
          <span className={styles.commentMark}>코멘트</span>
          <span>{cmntCn}</span>
        </p>
      )}
      {original && (
        <p className={styles.original}>
          <a href={original} target="_blank" rel="noopener noreferrer">
            원문
            <span className="only-read-aloud">(새 창): {ttl}</span>
          </a>
          <span className={styles.address} aria-hidden="true">
            {original}
          </span>
        </p>
      )}
    </li>
  );
};

/** An edition as read, printed and mailed: masthead, introduction, the items under their headings. */
export const Edition = ({ edition }: { edition: EditionFacts }) => {
  const ministry = useSite(({ ministryName }) => ministryName);
  const { ttl, brfgNo, brfgYmd, cn, items } = edition;
  return (
    <article className={styles.edition}>
      <header className={styles.masthead}>
        <p className={styles.line}>
          <span>{ministry}</span>
          <span>{editionWords(brfgNo) || '임시저장'}</span>
        </p>
        <h2 className={styles.name}>{ttl}</h2>
        <p className={styles.line}>
          <time dateTime={brfgYmd}>
            {dayInWords(brfgYmd)} {weekdayOf(brfgYmd)}
          </time>
          <span>{items.filter(({ itemKnd }) => itemKnd !== 'heading').length}건</span>
        </p>
      </header>
      {cn && (
        <div className={styles.introduction}>
          <HtmlText html={cn} />
        </div>
      )}
      {sectionsOf(items).map(({ heading, entries }, place) => (
        // sections have no id and are only reordered as a whole
        <section key={place} className={styles.section} aria-label={heading ?? '기사'}>
          {heading && <h3 className={styles.heading}>{heading}</h3>}
          <ol>
            {entries.map((entry) => (
              <Item key={`${entry.itemKnd} ${entry.itemId}`} entry={entry} isHeaded={heading !== null} />
            ))}
          </ol>
        </section>
      ))}
    </article>
  );
};
