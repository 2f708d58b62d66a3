import { type FormEvent, useId, useState } from 'react';
import { today } from '#contract/days.ts';
import { fill, messages } from '#contract/messages.ts';
import { type Period, rangeOf } from '#web/kit/dates/period.ts';
import { ChoicePicker } from '#web/kit/filters/ChoicePicker.tsx';
import { ConditionChips } from '#web/kit/filters/ConditionChips.tsx';
import { PeriodChoice } from '#web/kit/filters/PeriodChoice.tsx';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { Select } from '#web/kit/forms/Select.tsx';
import { TextBox } from '#web/kit/forms/TextBox.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { searchNations, searchOutlets, useNames } from '#web/modules/outlets/index.ts';
import styles from './batchEdit.module.css';
import type { BatchConditions } from './conditions.ts';

const classes = [
  { value: 'KOREA', label: '한국' },
  { value: 'GLOBAL', label: '국제' },
];

/** Options of search and replacement. */
const ways = [
  {
    name: 'wholeWords',
    label: '낱말 단위로만',
    help: '‘문화’를 찾을 때 ‘다문화’, ‘문화재’는 그대로 둡니다.',
  },
  { name: 'fitParticles', label: '조사도 맞추기', help: '문화를 → 문화예술을' },
] as const;

/** Without "everything", which would scan every body. */
const choices: Period[] = ['day', 'yesterday', 'week', 'month', 'year', 'custom'];

const faultOf = ({ fromText, toText }: BatchConditions): string | undefined => {
  if (fromText.trim() === '') return fill(messages.required.one, { label: '찾을 글' });
  return fromText === toText ? '찾을 글과 바꿀 글이 같습니다.' : undefined;
};

interface BatchFormProps {
  draft: BatchConditions;
  onChange: (draft: BatchConditions) => void;
  onPreview: () => void;
}

/** The text to find, its replacement, and the articles to search. Nothing changes before a preview. */
export const BatchForm = ({ draft, onChange, onPreview }: BatchFormProps) => {
  const id = useId();
  const [fault, setFault] = useState<string>();
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map());
  const names = useNames(draft, picked);
  const set = (change: Partial<BatchConditions>) => onChange({ ...draft, ...change });
  const setPeriod = (period: Period) =>
    set({ period, ...(period === 'custom' ? {} : rangeOf(period, today())) });
  const pickers = [
    { name: 'ntnId', label: '국가', search: searchNations },
    { name: 'mediaId', label: '매체', search: searchOutlets },
  ] as const;
  const chips = pickers.flatMap(({ name, label }) =>
    draft[name].map((value) => ({
      key: `${name}:${value}`,
      name: label,
      text: names[name](value),
      without: { [name]: draft[name].filter((one) => one !== value) },
    })),
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = faultOf(draft);
    setFault(found);
    if (found) document.getElementById(`${id}-from`)?.focus();
    else onPreview();
  };

  return (
    <form className={styles.form} data-writing="" onSubmit={submit} noValidate>
      <div className={styles.texts}>
        <FieldFrame id={`${id}-from`} label="찾을 글" required error={fault}>
          <TextBox
            id={`${id}-from`}
            value={draft.fromText}
            maxLength={500}
            aria-required
            aria-invalid={fault !== undefined || undefined}
            aria-describedby={fault ? `${id}-from-error` : undefined}
            onChange={({ target }) => {
              setFault(undefined);
              set({ fromText: target.value });
            }}
          />
        </FieldFrame>
        <FieldFrame id={`${id}-to`} label="바꿀 글" help="비워 두면 찾은 글을 지웁니다.">
          <TextBox
            id={`${id}-to`}
            value={draft.toText}
            maxLength={500}
            aria-describedby={`${id}-to-help`}
            onChange={({ target }) => set({ toText: target.value })}
          />
        </FieldFrame>
      </div>
      <div className={styles.ways}>
        {ways.map(({ name, label, help }) => (
          <label key={name} className={styles.way}>
            <input
              type="checkbox"
              checked={draft[name] === 'Y'}
              onChange={({ target }) => set({ [name]: target.checked ? 'Y' : 'N' })}
            />
            <span>
              {label} <span className={styles.wayHelp}>{help}</span>
            </span>
          </label>
        ))}
      </div>
      <div className={styles.conditions}>
        <PeriodChoice
          label="등록일"
          period={draft.period}
          range={draft}
          today={today()}
          choices={choices}
          onPeriod={setPeriod}
          onRange={set}
        />
        {pickers.map(({ name, label, search }) => (
          <ChoicePicker
            key={name}
            label={label}
            name={name}
            value={draft[name]}
            search={search}
            onChange={(values, choice) => {
              setPicked(new Map(picked).set(`${name}:${choice.value}`, choice.label));
              set({ [name]: values });
            }}
          />
        ))}
        <FieldFrame id={`${id}-class`} label="대분류">
          <Select
            id={`${id}-class`}
            small
            empty="전체"
            options={classes}
            value={draft.lclsfNm}
            onChange={({ target }) => set({ lclsfNm: target.value })}
          />
        </FieldFrame>
        <button type="submit" className={`${buttons.primary} ${styles.preview}`}>
          미리 보기
        </button>
      </div>
      {chips.length > 0 && <ConditionChips chips={chips} onRemove={({ without }) => set(without)} />}
    </form>
  );
};
