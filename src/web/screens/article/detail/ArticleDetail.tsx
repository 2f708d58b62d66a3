import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { today as koreanToday } from '#contract/days.ts';
import { fill, messages } from '#contract/messages.ts';
import { ForeignText } from '#web/kit/foreign/ForeignText.tsx';
import { type FoundPage, foundPageIn, openedFrom } from '#web/kit/found/foundPage.ts';
import { type FoundNeighbour, useFoundNeighbours } from '#web/kit/found/useFoundNeighbours.ts';
import { titlesOf } from '#web/kit/items/itemNames.ts';
import { itemPath } from '#web/kit/items/itemPlaces.ts';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import { usePageHead } from '#web/kit/page/pageHead.ts';
import print from '#web/kit/print/print.module.css';
import { ReadingKeys } from '#web/kit/reading/ReadingKeys.tsx';
import { storeReadRecord } from '#web/kit/returning/listPlace.ts';
import { returning } from '#web/kit/returning/useRestoreListPlace.ts';
import { LoadingState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { useKind } from '../kind/KindContext.tsx';
import { listAddress, readAddress } from '../query/address.ts';
import type { ArticleConditions } from '../query/conditions.ts';
import { useOpened } from '../read/useOpened.ts';
import { useMayEdit } from '../write/mayEdit.ts';
import { ArticleText } from './ArticleText.tsx';
import type { ArticleRecord } from './articleRecord.ts';
import { Fetched } from './Fetched.tsx';
import styles from './Neighbours.module.css';
import { Neighbours } from './Neighbours.tsx';
import { useStoreReturnPlace } from './neighbourPages.ts';
import { introOfArticle } from './origin.ts';
import { Revisions } from './Revisions.tsx';

interface FoundLinkProps {
  label: string;
  neighbour: FoundNeighbour;
  className: string | undefined;
  reading: 'previous' | 'next';
}

const FoundLink = ({ label, neighbour, className, reading }: FoundLinkProps) => {
  if (!neighbour)
    return (
      <p className={className}>
        <span className={styles.label}>{label}</span>
        {neighbour === null && <span className={styles.none}>검색 결과에 더 없습니다.</span>}
      </p>
    );
  const { hit, page } = neighbour;
  return (
    <Link
      to={itemPath(hit.kind, hit.articleId)}
      // after any number of articles one step back returns to the search
      replace
      state={openedFrom(page)}
      className={className}
      data-reading={reading}
    >
      <span className={styles.label}>{label}</span>
      <ForeignText language={hit.language} className={styles.title} dir="auto">
        {hit.title}
      </ForeignText>
    </Link>
  );
};

interface FoundNeighboursProps {
  page: FoundPage;
  /** Index of the article among the hits of the page. */
  at: number;
}

/** Links to the previous and next hit of the search that led here, and back to the search. */
const FoundNeighbours = ({ page, at }: FoundNeighboursProps) => {
  const { previous, next } = useFoundNeighbours(page, at);
  const { address, hits } = page;
  const articleId = hits[at]?.articleId;
  useEffect(() => {
    if (articleId !== undefined) storeReadRecord(address, articleId);
  }, [address, articleId]);
  return (
    <nav className={styles.neighbours} aria-label="이전·다음 검색 결과">
      <FoundLink label="이전 검색 결과" neighbour={previous} className={styles.previous} reading="previous" />
      <FoundLink label="다음 검색 결과" neighbour={next} className={styles.next} reading="next" />
      <Link to={address} state={returning} className={styles.back} data-reading="list">
        검색 결과로
      </Link>
    </nav>
  );
};

/** The form is loaded when a user edits. */
const ArticleEdit = lazyPart(async () => (await import('../write/ArticleEdit.tsx')).ArticleEdit);

interface ReadingProps {
  article: ArticleRecord;
  conditions: ArticleConditions;
  onEdit: (() => void) | undefined;
}

const Reading = ({ article, conditions, onEdit }: ReadingProps) => {
  const kind = useKind();
  const { main } = titlesOf(article);
  const today = koreanToday();
  const list = listAddress(kind, conditions);
  const { state } = useLocation() as { state: unknown };
  const found = foundPageIn(state);
  const at = found?.hits.findIndex(({ articleId }) => articleId === article.articleId) ?? -1;
  usePageHead({
    intro: introOfArticle(article),
    tabTitle: fill(messages.title.detail, { title: main.text }),
    recordTitle: main.text,
    recordLanguage: main.language,
    listAddress: list,
  });
  useStoreReturnPlace(kind, article, conditions, today);
  useOpened(article);

  return (
    <div className={print.record}>
      <ArticleText article={article} conditions={conditions} onEdit={onEdit} />
      {kind.name === 'article' && <Revisions article={article} />}
      {found && at >= 0 ? (
        <FoundNeighbours page={found} at={at} />
      ) : (
        <Neighbours article={article} conditions={conditions} today={today} />
      )}
      <ReadingKeys place="detail" />
    </div>
  );
};

interface OpenedProps {
  article: ArticleRecord;
  conditions: ArticleConditions;
  onStored: () => void;
}

/** The article, or – with `edit` in the address – its form. */
const Opened = ({ article, conditions, onStored }: OpenedProps) => {
  const kind = useKind();
  const mayEdit = useMayEdit(article) && kind.name === 'article';
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const isEdited = mayEdit && parameters.has('edit');
  const { isReadBefore, ...rest } = (state ?? {}) as { isReadBefore?: boolean };
  const go = (edit: boolean) => {
    if (edit) parameters.set('edit', 'Y');
    else parameters.delete('edit');
    // the article is the history entry before its form, or replaces the form's: Back never shows it twice
    if (!edit && isReadBefore) void navigate(-1);
    else
      void navigate(
        { pathname, search: parameters.toString() },
        edit ? { state: { ...rest, isReadBefore: true } } : { state: rest, replace: true },
      );
    // a different screen, though the address is the same
    window.scrollTo(0, 0);
  };
  if (!isEdited)
    return (
      <Reading article={article} conditions={conditions} onEdit={mayEdit ? () => go(true) : undefined} />
    );
  return (
    <ArticleEdit
      fallback={<LoadingState />}
      article={article}
      onSaved={() => {
        onStored();
        go(false);
      }}
      onCancel={() => go(false)}
    />
  );
};

/** {list}/Detail/:id; the query is that of the list it was opened from. */
export const ArticleDetail = () => {
  const kind = useKind();
  const { id = '' } = useParams();
  const { search } = useLocation();
  const today = koreanToday();
  const conditions = readAddress(new URLSearchParams(search), today, kind);
  return (
    <Fetched
      id={id}
      conditions={conditions}
      today={today}
      wayOut={
        <Link to={listAddress(kind, conditions)} state={returning} className={buttons.tertiary}>
          목록으로
        </Link>
      }
    >
      {(article, retry) => (
        <Opened key={article.articleId} article={article} conditions={conditions} onStored={retry} />
      )}
    </Fetched>
  );
};
