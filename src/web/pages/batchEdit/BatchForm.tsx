import { type FormEvent, useId, useState } from 'react';
import { today } from '#contract/days.ts';
import { fill, messages } from '#contract/messages.ts';
import { type DayRange, type Period, rangeOf } from '#web/shared/dates/period.ts';
import { PeriodChoice } from '#web/shared/filters/PeriodChoice.tsx';
import { FieldFrame } from '#web/shared/forms/FieldFrame.tsx';
import { Select } from '#web/shared/forms/Select.tsx';
import { TextBox } from '#web/shared/forms/TextBox.tsx';
import buttons from '#web/shared/theme/Button.module.css';
import styles from './batchEdit.module.css';
import type { BatchConditions } from './useBatch.ts';

const classes = [
  { value: 'KOREA', label: '한국' },
  { value: 'GLOBAL', label: '국제' },
];

/** Without "everything": that would mean to look through every body. */
const choices: Period[] = ['day', 'week', 'month', 'year', 'custom'];

const required = (label: string): string => fill(messages.required.one, { label });

/** What is looked for, what it becomes, and in which articles. Nothing changes before the preview was seen. */
export const BatchForm = ({ onPreview }: { onPreview: (conditions: BatchConditions) => void }) => {
  const id = useId();
  const [fromText, setFrom] = useState('');
  const [toText, setTo] = useState('');
  const [lclsfNm, setClass] = useState('');
  const [period, setPeriod] = useState<Period>('month');
  const [range, setRange] = useState<DayRange>(rangeOf('month', today()));
  const [fault, setFault] = useState<string>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = fromText.trim();
    const same = text !== '' && text === toText.trim();
    const found = text === '' ? required('찾을 글') : same ? '찾을 글과 바꿀 글이 같습니다.' : undefined;
    setFault(found);
    if (found) return document.getElementById(`${id}-from`)?.focus();
    const days = period === 'custom' ? range : rangeOf(period, today());
    onPreview({ fromText: text, toText: toText.trim(), lclsfNm, ...days });
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.texts}>
        <FieldFrame id={`${id}-from`} label="찾을 글" required error={fault}>
          <TextBox
            id={`${id}-from`}
            value={fromText}
            maxLength={500}
            aria-required
            aria-invalid={fault !== undefined || undefined}
            aria-describedby={fault ? `${id}-from-error` : undefined}
            onChange={({ target }) => setFrom(target.value)}
          />
        </FieldFrame>
        <FieldFrame id={`${id}-to`} label="바꿀 글" help="비워 두면 찾은 글을 지웁니다.">
          <TextBox
            id={`${id}-to`}
            value={toText}
            maxLength={500}
            aria-describedby={`${id}-to-help`}
            onChange={({ target }) => setTo(target.value)}
          />
        </FieldFrame>
      </div>
      <div className={styles.conditions}>
        <PeriodChoice
          label="등록일"
          period={period}
          range={range}
          today={today()}
          choices={choices}
          onPeriod={(next) => {
            setPeriod(next);
            if (next !== 'custom') setRange(rangeOf(next, today()));
          }}
          onRange={setRange}
        />
        <Select
          small
          aria-label="대분류"
          empty="대분류 전체"
          options={classes}
          value={lclsfNm}
          onChange={({ target }) => setClass(target.value)}
        />
        <button type="submit" className={`${buttons.primary} ${styles.preview}`}>
          미리 보기
        </button>
      </div>
    </form>
  );
};
