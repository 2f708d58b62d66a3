import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ForeignText } from '#web/kit/foreign/ForeignText.tsx';
import { titlesOf } from '#web/kit/items/itemNames.ts';
import print from '#web/kit/print/print.module.css';
import { prefetchAfter } from '#web/kit/query/ahead.ts';
import { shortcutOf } from '#web/kit/shortcuts/registry.ts';
import type { ItemReaderProps } from '#web/kit/split/ItemReader.ts';
import buttons from '#web/kit/theme/Button.module.css';
import { ArticleText } from '../detail/ArticleText.tsx';
import { articleQuestion } from '../detail/articleQuestion.ts';
import type { ArticleRecord } from '../detail/articleRecord.ts';
import { Fetched } from '../detail/Fetched.tsx';
import { kindOf } from '../kind/itemKinds.ts';
import { useKind } from '../kind/KindContext.tsx';
import { detailAddress } from '../query/address.ts';
import type { ArticleConditions } from '../query/conditions.ts';
import { useOpened } from '../read/useOpened.ts';
import { useMayEdit } from '../write/mayEdit.ts';
import styles from './OpenedItem.module.css';

interface OpenedItemProps extends Omit<ItemReaderProps, 'kind' | 'state'> {
  /** The list's own. */
  conditions: ArticleConditions;
  today: string;
  /** State of the address at which the item has the page for itself. */
  state?: unknown;
}

/** Whoever passes over an item faster than that does not read it; what comes next is not asked for. */
const dwellMs = 400;

const EmptyReader = ({ hint }: { hint: string }) => (
  <div className={`${styles.nothing} ${print.screenOnly}`}>
    <p>{hint}</p>
    <p className={styles.keys}>
      {(['next', 'previous', 'list'] as const).map(shortcutOf).map(({ id, key, short }) => (
        <span key={id}>
          <kbd>{key}</kbd> {short}
        </span>
      ))}
      <span>
        <kbd>Space</kbd> 읽는 글 넘기기
      </span>
    </p>
  </div>
);

type ReadingProps = Omit<OpenedItemProps, 'openId' | 'today' | 'hint'> & { article: ArticleRecord };

const Reading = ({ article, conditions, next, heading, onOpen, onClose, state }: ReadingProps) => {
  const kind = useKind();
  const navigate = useNavigate();
  const { main } = titlesOf(article);
  const address = detailAddress(kind, article.articleId, conditions);
  const mayEdit = useMayEdit(article) && kind.name === 'article';
  const edit = () => void navigate(`${address}${address.includes('?') ? '&' : '?'}edit=Y`, { state });
  useOpened(article);
  return (
    <div className={print.record}>
      <div className={styles.head} data-record-title>
        <h2 ref={heading} tabIndex={-1}>
          <ForeignText language={main.language} dir="auto">
            {main.text}
          </ForeignText>
        </h2>
        <div className={`${styles.ways} ${print.screenOnly}`}>
          <Link to={address} state={state} className={styles.way}>
            크게 보기
          </Link>
          <button type="button" className={styles.way} data-reading="list" onClick={onClose}>
            닫기
          </button>
        </div>
      </div>
      <ArticleText article={article} conditions={conditions} onEdit={mayEdit ? edit : undefined} />
      {next && (
        <button
          type="button"
          className={`${buttons.tertiary} ${styles.next} ${print.screenOnly}`}
          onClick={() => onOpen(next.articleId)}
        >
          <span className={styles.label}>다음 {kindOf(next.kind).word}</span>
          <span dir="auto" className={styles.title}>
            {next.title}
          </span>
        </button>
      )}
    </div>
  );
};

/** The item that is read beside the list. The next one is asked for while this one is read. */
export const OpenedItem = ({ openId, today, hint, ...rest }: OpenedItemProps) => {
  const kind = useKind();
  const queries = useQueryClient();
  const { conditions, next, onClose } = rest;
  const nextId = next?.articleId;
  const nextKind = next?.kind;
  useEffect(() => {
    if (nextId === undefined || nextKind === undefined) return undefined;
    return prefetchAfter(
      queries,
      articleQuestion(kindOf(nextKind), String(nextId), conditions, today),
      dwellMs,
    );
  }, [queries, nextKind, nextId, conditions, today]);
  return (
    <section aria-label={`읽는 ${kind.word}`} className={styles.pane}>
      {openId === undefined ? (
        next && <EmptyReader hint={hint} />
      ) : (
        <Fetched
          id={String(openId)}
          conditions={conditions}
          today={today}
          wayOut={
            <button type="button" className={buttons.tertiary} data-reading="list" onClick={onClose}>
              닫기
            </button>
          }
        >
          {(article) => <Reading key={article.articleId} article={article} {...rest} />}
        </Fetched>
      )}
    </section>
  );
};
