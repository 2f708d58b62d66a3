import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ForeignText } from '#web/kit/foreign/ForeignText.tsx';
import print from '#web/kit/print/print.module.css';
import { prefetchAfter } from '#web/kit/query/prefetch.ts';
import { EmptyReader, NextRecord, ReaderHead, ReaderPane } from '#web/kit/split/ReaderPane.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { foundPageIn } from '../../parts/found/foundPage.ts';
import { titlesOf } from '../../parts/items/itemNames.ts';
import type { ItemReaderProps } from '../../parts/items/itemPlaces.ts';
import { ArticleText } from '../detail/ArticleText.tsx';
import { articleQuery } from '../detail/articleQuery.ts';
import type { ArticleRecord } from '../detail/articleRecord.ts';
import { Fetched } from '../detail/Fetched.tsx';
import { FoundTitle } from '../detail/FoundIn.tsx';
import { kindOf, useKind } from '../kind/itemKinds.tsx';
import { detailAddress } from '../query/address.ts';
import type { ArticleConditions } from '../query/conditions.ts';
import { useOpened } from '../read/useOpened.ts';
import { useMayEdit } from '../write/mayEdit.ts';

interface OpenedItemProps extends Omit<ItemReaderProps, 'kind' | 'state'> {
  /** The list's conditions. */
  conditions: ArticleConditions;
  today: string;
  /** Navigation state for the item's own page. */
  state?: unknown;
}

/** Milliseconds on an item before the next one is prefetched: items passed over faster are not read. */
const dwellMs = 400;

type ReadingProps = Omit<OpenedItemProps, 'openId' | 'today' | 'hint'> & { article: ArticleRecord };

const Reading = ({ article, conditions, next, heading, onOpen, onClose, state }: ReadingProps) => {
  const kind = useKind();
  const navigate = useNavigate();
  const { main } = titlesOf(article);
  const page = foundPageIn(state);
  const address = detailAddress(kind, article.articleId, conditions);
  const mayEdit = useMayEdit(article) && kind.name === 'article';
  const edit = () => void navigate(`${address}${address.includes('?') ? '&' : '?'}edit=Y`, { state });
  useOpened(article);
  return (
    <div className={print.record}>
      <ReaderHead heading={heading} address={address} state={state} onClose={onClose}>
        <ForeignText language={main.language} dir="auto">
          <FoundTitle article={article} page={page} />
        </ForeignText>
      </ReaderHead>
      <ArticleText
        article={article}
        conditions={conditions}
        foundPage={page}
        onEdit={mayEdit ? edit : undefined}
      />
      {next && (
        <NextRecord
          label={`다음 ${kindOf(next.kind).word}`}
          title={next.title}
          onOpen={() => onOpen(next.articleId)}
        />
      )}
    </div>
  );
};

/** The item open beside the list. The next one is prefetched meanwhile. */
export const OpenedItem = ({ openId, today, hint, ...rest }: OpenedItemProps) => {
  const kind = useKind();
  const queries = useQueryClient();
  const { conditions, next, onClose } = rest;
  const nextId = next?.articleId;
  const nextKind = next?.kind;
  useEffect(() => {
    if (nextId === undefined || nextKind === undefined) return undefined;
    return prefetchAfter(queries, articleQuery(kindOf(nextKind), String(nextId), conditions, today), dwellMs);
  }, [queries, nextKind, nextId, conditions, today]);
  return (
    <ReaderPane label={`읽는 ${kind.word}`}>
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
    </ReaderPane>
  );
};
