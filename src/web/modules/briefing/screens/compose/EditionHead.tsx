import { useId, useState } from 'react';
import { isDay } from '#contract/days.ts';
import { defaultTitle } from '#contract/edition.ts';
import { DateBox } from '#web/kit/forms/date/DateBox.tsx';
import { describedBy, FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { TextBox } from '#web/kit/forms/TextBox.tsx';
import styles from './Compose.module.css';
import type { Problems, Work } from './composed.ts';

interface EditionHeadProps {
  work: Work;
  problems: Problems;
  onChange: (changes: Partial<Work>) => void;
}

/** Title and day of the edition. */
export const EditionHead = ({ work: { ttl, brfgYmd }, problems, onChange }: EditionHeadProps) => {
  const id = useId();
  // the last valid day: while another is being typed there is none
  const [titledDay, setTitledDay] = useState(brfgYmd);
  if (isDay(brfgYmd) && brfgYmd !== titledDay) setTitledDay(brfgYmd);
  return (
    <div className={styles.head}>
      <FieldFrame id={`${id}-ttl`} label="제목" required {...(problems.ttl && { error: problems.ttl })}>
        <TextBox
          id={`${id}-ttl`}
          maxLength={200}
          value={ttl}
          aria-required
          aria-invalid={Boolean(problems.ttl)}
          aria-describedby={describedBy(`${id}-ttl`, problems.ttl ? { error: problems.ttl } : {})}
          onChange={({ target }) => onChange({ ttl: target.value })}
        />
      </FieldFrame>
      <FieldFrame
        id={`${id}-day`}
        label="브리핑 날짜"
        required
        {...(problems.brfgYmd && { error: problems.brfgYmd })}
      >
        <DateBox
          id={`${id}-day`}
          value={brfgYmd}
          aria-required
          aria-invalid={Boolean(problems.brfgYmd)}
          aria-describedby={describedBy(`${id}-day`, problems.brfgYmd ? { error: problems.brfgYmd } : {})}
          onValue={(day) => {
            onChange({
              brfgYmd: day,
              // the default title follows the day
              ...(ttl === defaultTitle(titledDay) && isDay(day) && { ttl: defaultTitle(day) }),
            });
          }}
        />
      </FieldFrame>
    </div>
  );
};
