import { useSearchParams } from 'react-router-dom';
import { SearchField } from '#web/kit/filters/SearchField.tsx';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { Select } from '#web/kit/forms/Select.tsx';
import { ListBar } from '#web/kit/lists/ListBar.tsx';
import { Pager } from '#web/kit/lists/Pager.tsx';
import { Section } from '#web/kit/page/Section.tsx';
import { useRestoreListPlace } from '#web/kit/returning/listPlace.ts';
import { EmptyState, LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import { type Label, useLabels } from '../../parts/labels/labels.ts';
import { putLabel } from '../../parts/labels/putLabel.ts';
import { DoneLine, useUndoable } from '../../parts/labels/undoable.tsx';
import {
  kindOptions,
  type MemoConditions,
  pageSize,
  sortOptions,
  type useMemos,
  writeConditions,
} from './conditions.ts';
import { LabelTabs } from './LabelTabs.tsx';
import { MemoRow } from './MemoRow.tsx';
import styles from './Memos.module.css';

const kindId = 'memo-kind';

const nothingIn = ({ text, kind, label }: MemoConditions) =>
  text || kind
    ? { hint: '다른 낱말이나 종류로 찾아보세요.' }
    : label
      ? {
          title: '여기에 담은 기사가 없습니다',
          hint: '기사 목록의 공유 단추나 상세 화면에서 라벨을 붙이거나 나중에 읽기에 담습니다.',
        }
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
  const { labels = [] } = useLabels();
  const { act, problem: failed, ...undoable } = useUndoable();
  const label = labels.find(({ labelId }) => String(labelId) === conditions.label);
  const takeOff = ({ labelId, labelNm }: Label, articleId: number) =>
    act(async () => {
      const changed = await putLabel(labelId, [articleId], false);
      return {
        text: `‘${labelNm}’에서 뺐습니다.`,
        ...(changed.length > 0 && { undo: async () => void (await putLabel(labelId, changed, true)) }),
      };
    });
  return (
    <Section title="기사 메모" about="별표나 라벨로 모아 둔 기사와 나만 보는 메모입니다.">
      <div>
        <LabelTabs labels={labels} value={conditions.label} onChange={(chosen) => go({ label: chosen })} />
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
            options={
              conditions.label
                ? sortOptions.map((one) => ({ ...one, label: one.label.replace('별표순', '담은 순') }))
                : sortOptions
            }
            value={conditions.sort}
            onChange={({ target }) => go({ sort: target.value as MemoConditions['sort'] })}
          />
        </ListBar>
        <DoneLine {...undoable} act={act} />
        {failed && (
          <p className={styles.problem} role="alert">
            {failed}
          </p>
        )}
        {problem ? (
          <ProblemState problem={problem} onRetry={refetch} />
        ) : !rows ? (
          <LoadingState minHeight="40rem" />
        ) : rows.length === 0 ? (
          <EmptyState {...nothingIn(conditions)} />
        ) : (
          <ul className={styles.rows} aria-busy={isWaiting}>
            {rows.map((item) => (
              <MemoRow
                key={item.articleId}
                item={item}
                list={list}
                isOfLabel={conditions.label !== ''}
                onTakeOff={label?.edtYn === 'Y' ? (articleId) => void takeOff(label, articleId) : undefined}
              />
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
