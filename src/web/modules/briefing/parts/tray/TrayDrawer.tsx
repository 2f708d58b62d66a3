import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { briefedKey, briefingLimits, briefingPath, type TrayItem } from '#contract/dailyBriefing.ts';
import { Drawer } from '#web/kit/dialogs/Drawer.tsx';
import { askConfirm, showAlert } from '#web/kit/dialogs/dialogStore.ts';
import { TextArea } from '#web/kit/forms/TextBox.tsx';
import { OrderList } from '#web/kit/ordering/OrderList.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { SourceWords } from './SourceWords.tsx';
import styles from './TrayDrawer.module.css';
import { arrange, removeFromTray, useTray, writeComment, writeCommentOnUnload } from './trayStore.ts';

interface RowProps {
  item: TrayItem;
  /** Called with a write in progress, so that its failure is shown. */
  onWrite: (work: Promise<void>) => void;
}

/** Focuses a field that was just opened. */
const focusIt = (field: HTMLElement | null): void => field?.focus();

const nameOf = ({ ttl }: TrayItem): string => ttl ?? '볼 수 없는 글';

const TrayRow = ({ item, onWrite }: RowProps) => {
  /** undefined if nothing was typed: a comment that another tab wrote meanwhile stays. */
  const [typed, setTyped] = useState<string>();
  const comment = typed ?? item.cmntCn ?? '';
  const [isOpen, setIsOpen] = useState(false);
  const storeTyped = useEffectEvent(async () => {
    if (typed === undefined) return;
    await writeComment(item, typed).catch((problem: Error) => showAlert(problem.message));
  });
  const storeLast = useEffectEvent(() => {
    if (typed !== undefined) writeCommentOnUnload(item, typed);
  });
  // closed by Escape, or with the tab, while the user types: the field has not lost focus
  useEffect(() => {
    const leave = () => storeLast();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      void storeTyped();
    };
  }, []);
  const name = nameOf(item);
  return (
    <div className={styles.row}>
      <p className={styles.title} dir="auto">
        {name}
      </p>
      {item.isReadable ? (
        <SourceWords entry={item} />
      ) : (
        <p className={styles.source}>삭제되었거나 볼 수 있는 권한이 없습니다.</p>
      )}
      {(isOpen || comment) && (
        <TextArea
          ref={isOpen ? focusIt : undefined}
          rows={2}
          aria-label={`코멘트: ${name}`}
          placeholder="브리핑에 함께 실을 코멘트"
          maxLength={1_000}
          value={comment}
          // text in the comment field is selected, not dragged
          draggable
          onDragStart={(event) => {
            event.preventDefault();
            event.stopPropagation();
          }}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => typed !== undefined && onWrite(writeComment(item, typed))}
        />
      )}
      <p className={styles.tools}>
        {!isOpen && !comment && item.isReadable && (
          <button type="button" aria-label={`코멘트 쓰기: ${name}`} onClick={() => setIsOpen(true)}>
            코멘트
          </button>
        )}
        <button type="button" aria-label={`빼기: ${name}`} onClick={() => onWrite(removeFromTray([item]))}>
          빼기
        </button>
      </p>
    </div>
  );
};

/** The tray: its items in order, with comments, to be made into a briefing. */
export const TrayDrawer = ({ onClose }: { onClose: () => void }) => {
  const navigate = useNavigate();
  const items = useTray((tray) => tray.items);
  const [problem, setProblem] = useState<string>();

  const attempt = (work: Promise<void>) => {
    setProblem(undefined);
    void work.catch((failure: Error) => setProblem(failure.message));
  };
  const all = items ?? [];
  const empty = async () => {
    if (await askConfirm(`담아 둔 ${all.length}건을 모두 빼시겠습니까?`, '비우기'))
      attempt(removeFromTray(all));
  };
  const compose = () => {
    onClose();
    void navigate(`${briefingPath}/Regist`);
  };
  return (
    <Drawer
      name="브리핑함"
      size="narrow"
      title={
        <>
          브리핑함{' '}
          <span className={styles.count}>
            {all.length} / {briefingLimits.tray}
          </span>
        </>
      }
      onClose={onClose}
      actions={
        <>
          {all.length > 0 && (
            <button type="button" className={buttons.tertiary} onClick={() => void empty()}>
              비우기
            </button>
          )}
          <button type="button" className={buttons.primary} onClick={compose}>
            브리핑 만들기
          </button>
        </>
      }
    >
      <div className={styles.body}>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        {all.length === 0 ? (
          <div className={styles.empty}>
            <p>{items ? '담아 둔 글이 없습니다.' : '브리핑함을 불러오는 중입니다.'}</p>
            <p>
              기사, 하이라이트, 싱크탱크, 소셜 미디어, 검색 결과에서 ‘브리핑 담기’를 누르면 여기에 모입니다.
            </p>
          </div>
        ) : (
          <OrderList
            label="담아 둔 글"
            items={all.map((item) => ({
              key: briefedKey(item),
              label: nameOf(item),
              content: <TrayRow item={item} onWrite={attempt} />,
            }))}
            onChange={(keys) =>
              attempt(arrange(keys.flatMap((key) => all.find((item) => briefedKey(item) === key) ?? [])))
            }
          />
        )}
      </div>
    </Drawer>
  );
};
