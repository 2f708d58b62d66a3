import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { loadSavedViews, opensWithView } from '#web/client/views/savedViews.ts';
import { type SavedView, withoutAnyView, withView } from '#web/client/views/viewAddress.ts';
import { updateView } from '#web/client/views/viewWrites.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import { showAlert } from '#web/kit/dialogs/dialogStore.ts';
import { lazyDialog } from '#web/kit/loading/lazyPart.tsx';
import { freshStart } from '#web/kit/routing/freshStart.ts';
import { useCurrentSearch } from '#web/kit/routing/useCurrentLocation.ts';
import { ToolSheet } from '#web/kit/tools/MoreTools.tsx';
import { densityOf, discardDisplayChanges, useDisplayChanges } from '#web/kit/views/chosenView.ts';
import type { Listing } from '#web/kit/views/listed.ts';
import { WatchButton, WatchDialog } from '#web/modules/watch/index.ts';
import { ViewRows } from './ViewRows.tsx';
import styles from './ViewTools.module.css';
import { type Shown, type ViewInput, wordsOf } from './viewInput.ts';

const ViewDialog = lazyDialog(async () => (await import('./ViewDialog.tsx')).ViewDialog);

/** True if the list differs from its view. */
const useIsChanged = (view: SavedView | undefined, shown: Shown): boolean => {
  const changes = useDisplayChanges(view);
  if (!view) return false;
  const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  return (
    view.cndCn !== shown.cndCn ||
    (changes.columns !== undefined && isOther(shown.colNmList, view.colNmList)) ||
    (changes.density !== undefined && changes.density !== densityOf(view, {}))
  );
};

interface ViewToolsProps {
  id: string;
  kind: Listing;
  views: readonly SavedView[];
  chosen: SavedView | undefined;
  shown: Shown;
  /** Focuses the button of the views. */
  onFocus: () => void;
  input: ViewInput | undefined;
  onInput: (input: ViewInput | undefined) => void;
}

/** Actions on the views of a list: open one, save the current state, manage one's own. */
export const ViewTools = ({ id, kind, views, chosen, shown, onFocus, input, onInput }: ViewToolsProps) => {
  const { pathname } = useLocation();
  const currentSearch = useCurrentSearch();
  const navigate = useNavigate();
  const sheet = useRef<HTMLDivElement>(null);
  const isChanged = useIsChanged(chosen, shown);
  const [watched, setWatched] = useState<SavedView>();
  const own = views.filter(({ ownYn }) => ownYn === 'Y');
  const shared = views.filter(({ ownYn }) => ownYn === 'N');
  const hide = () => sheet.current?.hidePopover();
  /** The focus returns to the button before a dialog opens, so that closing the dialog leads back to it. */
  const ask = (next: ViewInput) => {
    hide();
    onFocus();
    onInput(next);
  };
  const watch = (view: SavedView) => {
    hide();
    onFocus();
    setWatched(view);
  };
  const askNew = () => ask({ menuUrl: pathname, shown });
  const afterSave = (viewId: number | null) => {
    discardDisplayChanges();
    if (viewId !== null) void navigate({ search: withView(currentSearch(), viewId) }, { replace: true });
  };
  const leave = () => {
    hide();
    void navigate({ pathname, search: withoutAnyView('', opensWithView(pathname)) }, { state: freshStart });
  };
  const save = async () => {
    if (!chosen) return;
    try {
      await updateView({ viewId: chosen.viewId, ...shown });
      discardDisplayChanges();
      onFocus();
      announce(`${chosen.viewNm} 보기를 저장했습니다.`);
    } catch (problem) {
      void showAlert(problemSentence(problem));
    }
  };
  const afterDelete = (deleted: SavedView) => {
    if (deleted.viewId !== chosen?.viewId) return;
    void navigate(
      { search: withoutAnyView(currentSearch(), opensWithView(pathname)) },
      { replace: true, state: freshStart },
    );
  };

  return (
    <>
      {chosen && isChanged && (
        <p className={styles.changed}>
          바뀜
          <span aria-hidden="true"> · </span>
          <button
            type="button"
            className={styles.save}
            onClick={chosen.ownYn === 'Y' ? () => void save() : askNew}
          >
            {chosen.ownYn === 'Y' ? '저장' : '내 보기로 저장'}
          </button>
        </p>
      )}
      {views.length > 0 && (
        <ToolSheet
          ref={sheet}
          id={id}
          label="보기"
          className={styles.sheet}
          onOpen={() => void loadSavedViews()}
        >
          {own.length > 0 && <h2 className={styles.group}>내 보기</h2>}
          <ViewRows
            views={own}
            chosen={chosen}
            onOpen={hide}
            tool={{ label: '설정', press: (view) => ask({ menuUrl: pathname, view }) }}
            onWatch={watch}
          />
          {shared.length > 0 && (
            <h2 className={styles.group}>{shared[0]?.groupNm ?? '그룹'}에서 함께 쓰는 보기</h2>
          )}
          <ViewRows
            views={shared}
            chosen={chosen}
            onOpen={hide}
            tool={{
              label: '복사',
              press: ({ viewNm, cndCn, colNmList }) =>
                ask({
                  menuUrl: pathname,
                  viewNm,
                  shown: { cndCn, colNmList, lineGapCd: shown.lineGapCd },
                }),
            }}
            onWatch={watch}
          />
          <div className={styles.foot}>
            <button type="button" className={styles.act} onClick={askNew}>
              {wordsOf[kind].saves}
            </button>
            {(chosen || shown.cndCn !== '') && (
              <button type="button" className={styles.act} onClick={leave}>
                처음 조건으로
              </button>
            )}
          </div>
        </ToolSheet>
      )}
      {chosen && <WatchButton view={chosen} hasWords onPress={() => setWatched(chosen)} />}
      {watched && <WatchDialog view={watched} onClose={() => setWatched(undefined)} />}
      {input && (
        <ViewDialog
          words={wordsOf[kind]}
          input={input}
          onClose={() => onInput(undefined)}
          onSaved={afterSave}
          onDeleted={afterDelete}
        />
      )}
    </>
  );
};
