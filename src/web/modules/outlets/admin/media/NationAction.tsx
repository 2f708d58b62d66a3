import { useId, useState } from 'react';
import { useListContext } from 'react-admin';
import { countText, grouped } from '#contract/countText.ts';
import type { FieldSpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { noRecord } from '#contract/list.ts';
import { asMeans } from '#contract/particles.ts';
import { Picker } from '#web/admin/kinds/Picker.tsx';
import { useReferredName, useTarget } from '#web/admin/kinds/reference.tsx';
import { useIsAdmin } from '#web/admin/spec/rights.ts';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';
import { labelId } from '#web/kit/forms/FieldFrame.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './media.module.css';
import { useAction } from './useAction.ts';

/** Toggles a filter for outlets without a country. For administrators, who can set one. */
export const NoNation = () => {
  const { filterValues, setFilters } = useListContext();
  const isOn = filterValues.ntnId === noRecord;
  if (!useIsAdmin()) return null;
  const toggle = () => {
    const { ntnId: _, ...rest } = filterValues;
    setFilters(isOn ? rest : { ...rest, ntnId: noRecord });
  };
  return (
    <button
      type="button"
      className={`${buttons.tertiary} ${buttons.small}`}
      aria-pressed={isOn}
      onClick={toggle}
    >
      {isOn ? '모든 매체' : '국가 없음'}
    </button>
  );
};

const doneSentence = (answer: unknown): string => {
  const { changedCnt, articleCnt } = answer as { changedCnt: number; articleCnt: number | null };
  const articles =
    articleCnt === null
      ? '국가가 없던 기사에도 차례로 반영하고 있습니다.'
      : `국가가 없던 기사 ${countText(articleCnt)}에도 반영했습니다.`;
  return `매체 ${grouped(changedCnt)}곳의 국가를 바꿨습니다. ${articles}`;
};

/** Sets a country for all picked outlets, and for their articles without one. For administrators. */
export const NationAction = () => {
  const field = fieldOf(useSpec(), 'ntnId');
  return field ? <GiveNation field={field} /> : null;
};

const GiveNation = ({ field }: { field: FieldSpec }) => {
  const id = useId();
  const target = useTarget(field);
  const { selectedIds, onUnselectItems } = useListContext();
  const { busy, perform } = useAction();
  const [ntnId, setNtnId] = useState<string | null>(null);
  const name = useReferredName(target, ntnId, undefined);
  const isReady = ntnId !== null && selectedIds.length > 0 && !busy;
  const give = async () => {
    if (!isReady) return;
    const isDone = await perform({
      path: '/media-nation',
      body: { mediaId: selectedIds.map(Number), ntnId },
      label: '국가 지정',
      question: `선택한 매체 ${grouped(selectedIds.length)}곳의 국가를 ${asMeans(name)} 지정하시겠습니까? 국가가 없는 기사에도 반영됩니다.`,
      done: doneSentence,
    });
    if (!isDone) return;
    setNtnId(null);
    onUnselectItems();
  };
  return (
    <span className={styles.nationAction}>
      <label id={labelId(id)} htmlFor={id} className="only-read-aloud">
        지정할 국가
      </label>
      <Picker
        id={id}
        small
        field={field}
        target={target}
        value={ntnId}
        name={name}
        onChange={(key) => setNtnId(key === null ? null : String(key))}
      />
      <button
        type="button"
        className={buttons.secondary ?? buttons.tertiary}
        aria-disabled={!isReady}
        onClick={() => void give()}
      >
        국가 지정
      </button>
    </span>
  );
};
