import { useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSavedViews } from '#web/client/views/savedViews.ts';
import { useChosenView } from '#web/kit/views/chosenView.ts';
import { useDensityShown } from '#web/kit/views/density.ts';
import { useListed } from '#web/kit/views/listed.ts';
import styles from './ListViews.module.css';
import { ViewTools } from './ViewTools.tsx';
import type { ViewInput } from './viewInput.ts';

/** The views of the current list or statistic, beside its name. */
export const ListViews = () => {
  const { pathname } = useLocation();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [input, setInput] = useState<ViewInput>();
  const all = useSavedViews(({ views }) => views);
  const chosen = useChosenView();
  const { query, columns, kind } = useListed();
  const { density } = useDensityShown();
  if (query === null) return null;

  const views = all.filter(({ menuUrl }) => menuUrl === pathname);
  const hasViews = views.length > 0;
  const shown = {
    cndCn: query,
    colNmList: columns && [...columns],
    lineGapCd: kind === 'list' ? density : undefined,
  };
  return (
    <div className={styles.place}>
      <button
        ref={button}
        type="button"
        className={`choice-button ${styles.button}`}
        data-action="views"
        data-words={chosen && '보기'}
        data-chosen={chosen ? true : undefined}
        aria-label={chosen && `보기: ${chosen.viewNm}`}
        title={chosen?.viewNm}
        popoverTarget={hasViews ? id : undefined}
        onClick={hasViews ? undefined : () => setInput({ menuUrl: pathname, shown })}
      >
        <span className={styles.name}>{chosen?.viewNm ?? (hasViews ? '보기' : '보기 저장')}</span>
        {hasViews && (
          <svg viewBox="0 0 12 12" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
            <path d="m2 4 4 4 4-4" />
          </svg>
        )}
      </button>
      {(hasViews || input) && (
        <ViewTools
          id={id}
          kind={kind}
          views={views}
          chosen={chosen}
          shown={shown}
          onFocus={() => button.current?.focus()}
          input={input}
          onInput={setInput}
        />
      )}
    </div>
  );
};
