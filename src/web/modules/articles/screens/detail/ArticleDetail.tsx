import { useEffect, useMemo } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { today as koreanToday } from '#contract/days.ts';
import { fill, messages } from '#contract/messages.ts';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import { usePageHead } from '#web/kit/page/pageHead.ts';
import print from '#web/kit/print/print.module.css';
import { ReadingKeys } from '#web/kit/reading/ReadingKeys.tsx';
import { returning, storeReadRecord } from '#web/kit/returning/listPlace.ts';
import { LoadingState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { titlesOf } from '../../parts/items/itemNames.ts';
import { useKind } from '../kind/itemKinds.tsx';
import { listAddress, readAddress } from '../query/address.ts';
import type { ArticleConditions } from '../query/conditions.ts';
import { useOpened } from '../read/useOpened.ts';
import { useMayEdit } from '../write/mayEdit.ts';
import { ArticleText } from './ArticleText.tsx';
import type { ArticleRecord } from './articleRecord.ts';
import { useNeighbours, useStoreReturnPlace } from './articleSteps.ts';
import { ArticleSkeleton, Fetched } from './Fetched.tsx';
import { FoundTitle } from './FoundIn.tsx';
import { Neighbours } from './Neighbours.tsx';
import { introOfArticle } from './origin.ts';
import { Revisions } from './Revisions.tsx';
import { useFoundAt } from './useFoundNeighbours.ts';

/** The form is loaded when a user edits. */
const ArticleEdit = lazyPart(async () => (await import('../write/ArticleEdit.tsx')).ArticleEdit);

/** Loaded when an outlet's version waits for a choice. */
const OutletVersion = lazyPart(async () => (await import('./OutletVersion.tsx')).OutletVersion);

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
  const found = useFoundAt(article.articleId);
  const page = found?.page;
  const shown = useMemo(() => page && <FoundTitle article={article} page={page} />, [article, page]);
  usePageHead({
    intro: introOfArticle(article),
    tabTitle: fill(messages.title.detail, { title: main.text }),
    recordTitle: main.text,
    recordShown: shown,
    recordLanguage: main.language,
    listAddress: page?.address ?? list,
  });
  useStoreReturnPlace(kind, article, conditions, today);
  useOpened(article);

  return (
    <div className={print.record}>
      {onEdit && article.mdaCrctCn && <OutletVersion article={article} offer={article.mdaCrctCn} />}
      <ArticleText article={article} conditions={conditions} foundPage={page} onEdit={onEdit} />
      {kind.name === 'article' && <Revisions article={article} />}
      <Neighbours articleId={article.articleId} article={article} conditions={conditions} today={today} />
      <ReadingKeys place="detail" />
    </div>
  );
};

interface AroundProps {
  articleId: number;
  conditions: ArticleConditions;
  today: string;
}

/** An article while it loads: its title and its neighbours, as far as the list or search knows them. */
const Arriving = ({ articleId, conditions, today }: AroundProps) => {
  const kind = useKind();
  const found = useFoundAt(articleId);
  const hit = found?.page.hits[found.at];
  const list = listAddress(kind, conditions);
  const isFound = found !== undefined;
  // who goes back before it is loaded finds its row
  useEffect(() => {
    if (!isFound) storeReadRecord(list, articleId);
  }, [isFound, list, articleId]);
  const { row } = useNeighbours({ kind, articleId, article: undefined, conditions, today });
  const known = hit ? { text: hit.title, language: hit.language } : row && titlesOf(row).main;
  usePageHead({
    intro: null,
    listAddress: found?.page.address ?? list,
    ...(known && { recordTitle: known.text, recordLanguage: known.language }),
  });
  return (
    <>
      <ArticleSkeleton />
      <Neighbours articleId={articleId} conditions={conditions} today={today} isInHead />
    </>
  );
};

/** Where to go on from an article that cannot be read. */
const WayOut = (around: AroundProps) => {
  const list = listAddress(useKind(), around.conditions);
  usePageHead({ intro: null, listAddress: list });
  return (
    <>
      <Link to={list} state={returning} className={buttons.tertiary}>
        목록으로
      </Link>
      <Neighbours {...around} isInHead />
    </>
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
  const around = { articleId: Number(id), conditions, today };
  return (
    <Fetched
      id={id}
      conditions={conditions}
      today={today}
      waiting={<Arriving {...around} />}
      wayOut={<WayOut {...around} />}
    >
      {(article, retry) => (
        <Opened key={article.articleId} article={article} conditions={conditions} onStored={retry} />
      )}
    </Fetched>
  );
};
