import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { firstVisitWithin } from '#contract/collecting.ts';
import { grouped } from '#contract/countText.ts';
import type { UnstartedSources } from '#generated/types/mediaFeedCalls.ts';
import { write } from '#web/client/http/write.ts';
import { Dialog } from '#web/kit/dialogs/Dialog.tsx';
import { DialogActions } from '#web/kit/dialogs/DialogActions.tsx';
import { languageName } from '#web/kit/foreign/languageName.ts';
import styles from './StartDialog.module.css';

interface Choice {
  key: string;
  name: string;
  count: number;
}

/** The sources summed up by country or language, largest first. */
export const choicesBy = (
  sources: readonly UnstartedSources[],
  key: 'ntnId' | 'lanCd',
  nameOf: (source: UnstartedSources) => string,
): Choice[] =>
  [...Map.groupBy(sources, (source) => source[key])]
    .flatMap(([value, group]) => {
      const [first] = group;
      if (!value || !first) return [];
      return [
        { key: value, name: nameOf(first), count: group.reduce((sum, { feedCnt }) => sum + feedCnt, 0) },
      ];
    })
    .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name, 'ko'));

interface ChoiceListProps {
  label: string;
  choices: readonly Choice[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

const ChoiceList = ({ label, choices, chosen, onChange }: ChoiceListProps) => {
  const [typed, setTyped] = useState('');
  const shown = choices.filter(({ name }) => name.includes(typed.trim()));
  const toggle = (key: string): void =>
    onChange(new Set(chosen.has(key) ? [...chosen].filter((other) => other !== key) : [...chosen, key]));
  const chooseShown = (isChosen: boolean): void => {
    const keys = new Set(shown.map(({ key }) => key));
    onChange(new Set([...[...chosen].filter((key) => !keys.has(key)), ...(isChosen ? keys : [])]));
  };
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      <input
        type="search"
        value={typed}
        aria-label={`${label} 찾기`}
        placeholder="이름으로 찾기"
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul>
        {shown.length > 1 && (
          <li>
            <label>
              <input
                type="checkbox"
                checked={shown.every(({ key }) => chosen.has(key))}
                onChange={({ target }) => chooseShown(target.checked)}
              />
              <span>{typed.trim() ? '찾은 것 모두' : '모두'}</span>
              <span className={styles.count}>
                {grouped(shown.reduce((sum, { count }) => sum + count, 0))}
              </span>
            </label>
          </li>
        )}
        {shown.map(({ key, name, count }) => (
          <li key={key}>
            <label>
              <input type="checkbox" checked={chosen.has(key)} onChange={() => toggle(key)} />
              <span>{name}</span>
              <span className={styles.count}>{grouped(count)}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
};

/** Starts sources that were never visited, by country and language. */
export const StartDialog = ({
  sources,
  onClose,
}: {
  sources: readonly UnstartedSources[];
  onClose: () => void;
}) => {
  const [nations, setNations] = useState<ReadonlySet<string>>(new Set());
  const [languages, setLanguages] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const queries = useQueryClient();
  const ofNations = sources.filter(({ ntnId }) => ntnId && nations.has(ntnId));
  const count = ofNations
    .filter(({ lanCd }) => languages.size === 0 || (lanCd && languages.has(lanCd)))
    .reduce((sum, { feedCnt }) => sum + feedCnt, 0);
  const start = async (): Promise<void> => {
    if (isBusy || count === 0) return;
    setBusy(true);
    try {
      const { changedCnt } = await write<{ changedCnt: number }>('PUT', '/mediafeed-start', {
        ntnId: [...nations],
        lanCd: [...languages],
      });
      notify(
        `${grouped(changedCnt)}곳의 수집을 시작했습니다. ${firstVisitWithin}분 안에 차례로 첫 수집을 합니다.`,
        {
          type: 'success',
        },
      );
      onClose();
      await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'mediaFeed' });
    } catch {
      // the shell's alert has shown the reason
      setBusy(false);
    }
  };
  return (
    <Dialog
      title="수집원 골라 시작하기"
      size="large"
      onClose={onClose}
      actions={
        <DialogActions
          label={count ? `${grouped(count)}곳 수집 시작` : '수집 시작'}
          onClick={() => void start()}
          onCancel={onClose}
          aria-disabled={isBusy || count === 0}
        />
      }
    >
      <p>
        아직 한 번도 수집하지 않은 수집원입니다. 볼 나라를 고르세요. 언어는 고르지 않으면 모두 수집합니다.
      </p>
      <div className={styles.lists}>
        <ChoiceList
          label="국가"
          choices={choicesBy(sources, 'ntnId', ({ ntnNm, ntnId }) => ntnNm ?? ntnId ?? '')}
          chosen={nations}
          onChange={setNations}
        />
        <ChoiceList
          label="언어"
          choices={choicesBy(nations.size ? ofNations : sources, 'lanCd', ({ lanCd }) =>
            languageName(lanCd ?? ''),
          )}
          chosen={languages}
          onChange={setLanguages}
        />
      </div>
    </Dialog>
  );
};
