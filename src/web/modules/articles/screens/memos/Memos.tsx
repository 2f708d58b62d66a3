import { useSearchParams } from 'react-router-dom';
import { SearchField } from '#web/kit/filters/SearchField.tsx';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { Select } from '#web/kit/forms/Select.tsx';
import { ListBar } from '#web/kit/lists/ListBar.tsx';
import { Pager } from '#web/kit/lists/Pager.tsx';
import { Section } from '#web/kit/page/Section.tsx';
import { useRestoreListPlace } from '#web/kit/returning/useRestoreListPlace.ts';
import { EmptyState, LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import { kindOptions, type MemoConditions, sortOptions, writeConditions } from './conditions.ts';
import { MemoRow } from './MemoRow.tsx';
import styles from './Memos.module.css';
import { pageSize, type useMemos } from './useMemos.ts';

const kindId = 'memo-kind';

const nothingIn = ({ text, kind }: MemoConditions) =>
  text || kind
    ? { hint: '다른 낱말이나 종류로 찾아보세요.' }
    : {
        title: '아직 모아 둔 기사가 없습니다',
        hint: '기사 목록이나 상세 화면에서 별표를 누르면 여기에 모입니다.',
      };

/** The articles kept by the user, with their notes. */
export const Memos = ({ memos, isShown }: { memos: ReturnType<typeof useMemos>; isShown: boolean }) => {
  const [query, setQuery] = useSearchParams();
  const { conditions, rows, total, problem, isWaiting, refetch } = memos;
  useRestoreListPlace(isShown && rows !== undefined && !isWaiting);
  const go = (change: Partial<MemoConditions>, quietly = false) =>
    setQuery((before) => writeConditions(before, { ...conditions, page: 1, ...change }), {
      replace: quietly,
      preventScrollReset: true,
    });
  const written = query.toString();
  const list = `/myPage${written && `?${written}`}`;
  return (
    <Section title="기사 메모" about="별표를 눌러 모아 둔 기사와 나만 보는 메모입니다.">
      <div>
        <search className={styles.filters} aria-label="기사 메모 조회 조건">
          <SearchField
            label="제목·메모"
            value={conditions.text}
            onCommit={(text, quietly) => go({ text }, quietly)}
          />
          <FieldFrame id={kindId} label="종류">
            <Select
              small
              id={kindId}
              empty="전체"
              options={kindOptions}
              value={conditions.kind}
              onChange={({ target }) => go({ kind: target.value as MemoConditions['kind'] })}
            />
          </FieldFrame>
        </search>
        <ListBar total={problem ? null : total}>
          <Select
            small
            aria-label="기사 메모 정렬"
            options={sortOptions}
            value={conditions.sort}
            onChange={({ target }) => go({ sort: target.value as MemoConditions['sort'] })}
          />
        </ListBar>
        {problem ? (
          <ProblemState problem={problem} onRetry={refetch} />
        ) : !rows ? (
          <LoadingState minHeight="40rem" />
        ) : rows.length === 0 ? (
          <EmptyState {...nothingIn(conditions)} />
        ) : (
          <ul className={styles.rows} aria-busy={isWaiting}>
            {rows.map((item) => (
              <MemoRow key={item.memoId} item={item} list={list} />
            ))}
          </ul>
        )}
        {rows && rows.length > 0 && (
          <Pager
            page={conditions.page}
            size={pageSize}
            total={total}
            hasNext={rows.length === pageSize}
            onChange={(page) => go({ page })}
          />
        )}
      </div>
    </Section>
  );
};
