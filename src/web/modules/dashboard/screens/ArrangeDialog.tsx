import { useId, useState } from 'react';
import { allMenus } from '#web/client/session/allMenus.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import { useSavedViews } from '#web/client/views/savedViews.ts';
import type { SavedView } from '#web/client/views/viewAddress.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import { useRun } from '#web/kit/async/useRun.ts';
import { relativePeriodOptions } from '#web/kit/dates/period.ts';
import { Dialog } from '#web/kit/dialogs/Dialog.tsx';
import { DialogActions } from '#web/kit/dialogs/DialogActions.tsx';
import { Segmented } from '#web/kit/forms/Segmented.tsx';
import { Select } from '#web/kit/forms/Select.tsx';
import { Icon, icons } from '#web/kit/icons/Icon.tsx';
import { OrderList } from '#web/kit/ordering/OrderList.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import {
  type Arrangement,
  type DashboardPeriod,
  maxViews,
  type PanelKey,
  panels,
  viewIdOf,
  viewKey,
} from './arrangement.ts';
import styles from './dashboard.module.css';
import { isShowable } from './own/viewReaders.ts';

interface ArrangeDialogProps {
  arrangement: Arrangement;
  /** The default arrangement of the user's role. */
  defaults: Arrangement;
  /** @throws HttpProblem */
  onSave: (arrangement: Arrangement) => Promise<void>;
  onClose: () => void;
}

/** @param isKnown whether the views are loaded */
const labelOf = (key: PanelKey, views: readonly SavedView[], isKnown: boolean): string => {
  const viewId = viewIdOf(key);
  if (viewId === undefined) return panels.find((panel) => panel.key === key)?.label ?? key;
  const view = views.find((one) => one.viewId === viewId);
  return view?.viewNm ?? (isKnown ? '지워진 보기' : '저장한 보기');
};

interface AddViewProps {
  order: Arrangement['order'];
  onAdd: (viewId: number) => void;
}

/** Adds a panel for a saved view that has none yet. */
const AddView = ({ order, onAdd }: AddViewProps) => {
  const id = useId();
  const views = useSavedViews((state) => state.views).filter(({ menuUrl }) => isShowable(menuUrl));
  const menus = useSession(({ menu }) => menu);
  const left = views.filter(({ viewId }) => !order.includes(viewKey(viewId)));
  const nameOf = ({ menuUrl, viewNm }: SavedView): string => {
    const menu = allMenus(menus).find(({ url }) => url === menuUrl)?.menuNm;
    return menu ? `${menu} · ${viewNm}` : viewNm;
  };
  if (views.length === 0)
    return (
      <p className={styles.hint}>
        기사, 보고서, 매체 목록의 조건을 ‘보기’로 저장하면 여기에 추가할 수 있습니다.
      </p>
    );
  const isFull = order.filter((key) => viewIdOf(key) !== undefined).length >= maxViews;
  if (left.length === 0 || isFull)
    return (
      <p className={styles.hint}>
        {isFull ? `보기는 ${maxViews}개까지 추가할 수 있습니다.` : '저장한 보기를 모두 추가했습니다.'}
      </p>
    );
  return (
    <Select
      id={id}
      small
      aria-label="추가할 보기"
      empty="보기 선택"
      options={left.map((view) => ({ value: String(view.viewId), label: nameOf(view) }))}
      value=""
      onChange={({ target }) => onAdd(Number(target.value))}
    />
  );
};

interface LineProps {
  label: string;
  isShown: boolean;
  isWide: boolean;
  onShow: () => void;
  onWiden: () => void;
  /** Removes the panel; only for panels that the user added. */
  onDrop: (() => void) | undefined;
}

const Line = ({ label, isShown, isWide, onShow, onWiden, onDrop }: LineProps) => (
  <div className={styles.line}>
    <label className={styles.choice}>
      <input type="checkbox" checked={isShown} onChange={onShow} />
      <span>{label}</span>
    </label>
    {onDrop && (
      <button
        type="button"
        className={styles.drop}
        aria-label={`${label} 빼기`}
        title="빼기"
        onClick={onDrop}
      >
        <Icon outline={icons.close} />
      </button>
    )}
    <button
      type="button"
      className={`choice-button ${styles.small}`}
      aria-pressed={isWide}
      disabled={!isShown}
      onClick={onWiden}
    >
      <span className="only-read-aloud">{label} </span>
      전체 폭
    </button>
  </div>
);

const without = <T,>(list: readonly T[], one: T): T[] => list.filter((other) => other !== one);
const turned = <T,>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? without(list, one) : [...list, one];

/** Chooses the panels, their order, and the period; stored per user. */
export const ArrangeDialog = ({ arrangement, defaults, onSave, onClose }: ArrangeDialogProps) => {
  const [draft, setDraft] = useState(arrangement);
  const { problem, setProblem, isBusy, run } = useRun();
  const id = useId();

  const { views, isKnown } = useSavedViews();
  const add = (viewId: number) => {
    const key = viewKey(viewId);
    const name = labelOf(key, views, isKnown);
    setDraft(({ order, ...rest }) => ({ ...rest, order: [key, ...order] }));
    announce(`${name} 보기를 맨 앞에 추가했습니다.`);
  };
  const drop = (key: PanelKey) =>
    setDraft(({ order, hidden, wide, ...rest }) => ({
      ...rest,
      order: without(order, key),
      hidden: without(hidden, key),
      wide: without(wide, key),
    }));
  const submit = async () => {
    if (draft.order.every((key) => draft.hidden.includes(key))) {
      setProblem('패널을 하나 이상 선택해 주세요.');
      return;
    }
    if (await run(() => onSave(draft))) onClose();
  };

  return (
    <Dialog
      title="대시보드 설정"
      size="medium"
      onClose={onClose}
      onSubmit={() => void submit()}
      problem={problem}
      aside={
        <button
          type="button"
          className={buttons.tertiary}
          onClick={() =>
            // the followed countries and keywords are not part of the arrangement
            setDraft(({ nations, keywords }) => ({ ...defaults, nations, keywords }))
          }
        >
          처음 설정으로
        </button>
      }
      actions={<DialogActions label="저장" onCancel={onClose} disabled={isBusy} />}
    >
      <h3 id={`${id}-period`} className={styles.label}>
        기본 기간
      </h3>
      <div className={styles.period}>
        <Segmented
          name={`${id}-period`}
          labelledBy={`${id}-period`}
          options={relativePeriodOptions}
          value={draft.period}
          onChange={(period) => setDraft({ ...draft, period: period as DashboardPeriod })}
        />
      </div>
      <h3 className={styles.label}>저장한 보기 추가</h3>
      <AddView order={draft.order} onAdd={add} />
      <h3 className={styles.label}>패널과 순서</h3>
      <p className={styles.hint}>
        끌어서 옮기거나, 화살표 버튼 또는 Alt + 위·아래 화살표 키로 순서를 바꿉니다.
      </p>
      <OrderList
        label="패널 순서"
        items={draft.order.map((key) => {
          const label = labelOf(key, views, isKnown);
          return {
            key,
            label,
            content: (
              <Line
                label={label}
                isShown={!draft.hidden.includes(key)}
                isWide={draft.wide.includes(key)}
                onShow={() => setDraft({ ...draft, hidden: turned(draft.hidden, key) })}
                onWiden={() => setDraft({ ...draft, wide: turned(draft.wide, key) })}
                onDrop={viewIdOf(key) === undefined ? undefined : () => drop(key)}
              />
            ),
          };
        })}
        onChange={(keys) => setDraft({ ...draft, order: keys as PanelKey[] })}
      />
    </Dialog>
  );
};
