import { useEffect, useRef, useState } from 'react';
import { countText } from '#contract/countText.ts';
import { write } from '#web/client/http/write.ts';
import { useRun } from '#web/kit/async/useRun.ts';
import { CopyButton } from '#web/kit/copying/CopyButton.tsx';
import { PickingAction, PickingBar } from '#web/kit/export/PickingBar.tsx';
import { lazyDialog } from '#web/kit/loading/lazyPart.tsx';
import { useBottomBar } from '#web/kit/page/useBottomBar.ts';
import { queryClient } from '#web/kit/query/queryClient.ts';
import { openLabels } from '#web/kit/shortcuts/labelRequest.ts';
import buttons from '#web/kit/theme/Button.module.css';
import { addAllToTray, removeFromTray, useMayCompose } from '#web/modules/briefing/index.ts';
import { shownRows } from '../../parts/items/shownItems.ts';
import { showStars } from '../../parts/memo/shownStars.ts';
import { markItems } from '../../parts/readMarks/readMarks.ts';
import { passedOn } from '../../parts/sharing/sharing.ts';
import { useKind } from '../kind/itemKinds.tsx';
import type { Item } from '../query/itemsQuery.ts';
import { fileOf, type ItemToolsProps } from './ItemTools.tsx';
import styles from './PickedItems.module.css';

const ExportItems = lazyDialog(async () => (await import('./ExportItems.tsx')).ExportItems);

interface Done {
  text: string;
  undo?: () => Promise<void>;
}

/** Adds articles to the memos or removes them. @returns those that changed @throws HttpProblem */
const keepMany = async (articleIds: readonly number[], memoYn: 'Y' | 'N'): Promise<number[]> => {
  const { changed } = await write<{ changed: number[] }>(
    'PUT',
    '/update-articlememo/many',
    { articleIds, memoYn },
    { quiet: true },
  );
  showStars(changed, memoYn);
  // an article added again gets its old note back
  void queryClient.invalidateQueries({ queryKey: ['article'] });
  return changed;
};

/** List data of the picked items, including those on other pages. */
const useFactsOf = (ids: ReadonlySet<number>): (() => Map<number, Item>) => {
  const facts = useRef(new Map<number, Item>());
  const learn = () => {
    for (const item of shownRows<Item>())
      if (ids.has(item.articleId)) facts.current.set(item.articleId, item);
    return facts.current;
  };
  // a row can only be picked while its page is shown
  useEffect(() => void learn());
  return learn;
};

/** Bar at the lower edge of the window while rows are picked: actions on all of them at once, and undo. */
export const PickedItems = (props: ItemToolsProps) => {
  const kind = useKind();
  const { ids, end } = props.picking;
  const picked = [...ids];
  const factsOf = useFactsOf(ids);
  const mayCompose = useMayCompose();
  const [isExporting, setExporting] = useState(false);
  const [done, setDone] = useState<Done & { of: typeof ids }>();
  const { isBusy, run } = useRun((text) => setDone({ text, of: ids }));
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar);

  const act = async (work: () => Promise<Done>): Promise<void> => {
    await run(async () => setDone({ ...(await work()), of: ids }));
  };
  const keep = async (): Promise<Done> => {
    const changed = await keepMany(picked, 'Y');
    if (changed.length === 0)
      return { text: '새로 표시한 글이 없습니다. 이미 별표가 있거나 볼 수 없는 글입니다.' };
    return {
      text: `${countText(changed.length)}에 별표를 표시했습니다.`,
      undo: async () => void (await keepMany(changed, 'N')),
    };
  };
  const addPicked = async (): Promise<Done> => {
    const added = await addAllToTray(picked.map((itemId) => ({ itemKnd: kind.name, itemId })));
    if (added.length === 0) return { text: '새로 담은 글이 없습니다. 이미 담겨 있거나 볼 수 없는 글입니다.' };
    return { text: `${countText(added.length)}을 브리핑함에 담았습니다.`, undo: () => removeFromTray(added) };
  };
  const mark = async (isRead: boolean): Promise<Done> => {
    const facts = factsOf();
    const changed = picked.filter((id) => facts.get(id)?.readYn !== (isRead ? 'Y' : 'N'));
    const words = isRead ? '읽음' : '읽지 않음';
    if (changed.length === 0)
      return { text: isRead ? '모두 이미 읽은 글입니다.' : '모두 아직 읽지 않은 글입니다.' };
    const store = async (asRead: boolean): Promise<void> => {
      await markItems(changed, asRead);
      for (const id of changed) {
        const item = facts.get(id);
        if (item) facts.set(id, { ...item, readYn: asRead ? 'Y' : 'N' });
      }
    };
    await store(isRead);
    return {
      text: `${countText(changed.length)}을 ${words}으로 표시했습니다.`,
      undo: () => store(!isRead),
    };
  };
  const runUndo = (undo: () => Promise<void>) => async (): Promise<Done> => {
    await undo();
    return { text: '되돌렸습니다.' };
  };
  const copied = (): string => {
    const facts = factsOf();
    return picked
      .flatMap((id) => facts.get(id) ?? [])
      .map((item) => passedOn(kind.name, item))
      .join('\n\n');
  };

  const result = done?.of === ids ? done : undefined;
  const undo = result?.undo;
  const action = (words: string, short: string, work: () => Promise<Done>) => (
    <PickingAction words={words} short={short} isBusy={isBusy} onPress={() => void act(work)} />
  );
  return (
    <div ref={bar} className={styles.bar}>
      <PickingBar
        count={picked.length}
        result={
          result && (
            <>
              {result.text}
              {undo && (
                <button type="button" className={styles.undo} onClick={() => void act(runUndo(undo))}>
                  되돌리기
                </button>
              )}
            </>
          )
        }
        actions={
          <>
            {action('별표 표시', '별표', keep)}
            {mayCompose && action('브리핑함에 담기', '브리핑', addPicked)}
            {action('읽음', '읽음', () => mark(true))}
            <PickingAction
              words="라벨"
              short="라벨"
              isBusy={isBusy}
              onPress={() => openLabels({ articleIds: picked, title: `고른 글 ${countText(picked.length)}` })}
            />
          </>
        }
        further={
          <>
            {action('읽지 않음', '읽지 않음', () => mark(false))}
            <CopyButton
              label="텍스트로 복사"
              done={`${countText(picked.length)}의 제목과 링크를 복사했습니다.`}
              text={copied}
              className={buttons.tertiary}
            />
          </>
        }
        onExport={() => setExporting(true)}
        onEnd={end}
      />
      {isExporting && <ExportItems {...fileOf(props, () => setExporting(false))} />}
    </div>
  );
};
