import { type ComponentProps, useId } from 'react';
import { useWatched } from '#web/client/views/watched.ts';
import { Check } from '#web/kit/forms/Check.tsx';
import { typedTime, wholeTime } from '#web/kit/forms/date/typed.ts';
import { FieldFrame, labelId } from '#web/kit/forms/FieldFrame.tsx';
import { Segmented } from '#web/kit/forms/Segmented.tsx';
import { TextBox } from '#web/kit/forms/TextBox.tsx';
import { frequencies, weekdays } from '../words.ts';
import styles from './SettingsFields.module.css';
import { type FormProblems, isTimed, suggestedQuiet, type WatchForm } from './watchForm.ts';

interface FieldsProps {
  form: WatchForm;
  problems: FormProblems;
  onChange: (change: Partial<WatchForm>) => void;
}

const flag = (isOn: boolean) => (isOn ? 'Y' : 'N');

interface TimeProps {
  label: string;
  value: string | null;
  problem?: string | undefined;
  describedBy?: string | undefined;
  onChange: (time: string) => void;
}

/** A time of the day in 24 hours. */
const Time = ({ label, value, problem, describedBy, onChange }: TimeProps) => (
  <span className={styles.time}>
    <TextBox
      small
      inputMode="numeric"
      placeholder="HH:mm"
      aria-label={label}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem && describedBy}
      value={value ?? ''}
      onChange={({ target }) => onChange(typedTime(target.value))}
      onBlur={() => onChange(wholeTime(value ?? ''))}
    />
  </span>
);

type CountProps = ComponentProps<typeof TextBox> & { number: number; onNumber: (number: number) => void };

const Count = ({ number, onNumber, ...box }: CountProps) => (
  <span className={styles.number}>
    <TextBox
      small
      inputMode="numeric"
      value={number || ''}
      onChange={({ target }) => onNumber(Number(target.value.replaceAll(/\D/g, '')))}
      {...box}
    />
  </span>
);

const Problem = ({ id, children }: { id: string; children: string | undefined }) =>
  children ? (
    <p id={id} className={styles.problem}>
      {children}
    </p>
  ) : null;

/** When: the frequency, the time, and the day. */
const WhenFields = ({ form, problems, onChange }: FieldsProps) => {
  const id = useId();
  return (
    <FieldFrame id={id} label="보내는 때" group error={problems.sndHm}>
      <Segmented
        small
        name={`${id}-when`}
        labelledBy={labelId(id)}
        options={frequencies}
        value={form.freqCd}
        onChange={(freqCd) => onChange({ freqCd })}
      />
      {isTimed(form) && (
        <div className={styles.timed}>
          {form.freqCd === 'weekly' && (
            <>
              <span id={`${id}-day`} className="only-read-aloud">
                요일
              </span>
              <Segmented
                small
                name={`${id}-day`}
                labelledBy={`${id}-day`}
                options={weekdays.map((label, at) => ({ value: String(at + 1), label }))}
                value={String(form.sndDy)}
                onChange={(day) => onChange({ sndDy: Number(day) })}
              />
            </>
          )}
          <Time
            label="보내는 시각(24시간)"
            value={form.sndHm}
            problem={problems.sndHm}
            describedBy={`${id}-error`}
            onChange={(sndHm) => onChange({ sndHm })}
          />
        </div>
      )}
    </FieldFrame>
  );
};

/** When not: at night, on weekends, on holidays. */
const RestFields = ({ form, problems, onChange }: FieldsProps) => {
  const id = useId();
  return (
    <FieldFrame
      id={id}
      label="쉬는 때"
      group
      help="쉬는 동안 들어온 글은 모았다가, 쉬는 때가 지나면 보냅니다."
    >
      <div role="group" aria-labelledby={labelId(id)} aria-describedby={`${id}-help`}>
        <div className={styles.side}>
          <Check
            label="토·일요일"
            isOn={form.wkndYn === 'N'}
            onChange={(rests) => onChange({ wkndYn: flag(!rests) })}
          />
          <Check
            label="공휴일"
            isOn={form.hldyYn === 'N'}
            onChange={(rests) => onChange({ hldyYn: flag(!rests) })}
          />
          <Check
            label="밤 시간"
            isOn={form.quietBgngHm !== null}
            onChange={(isOn) => onChange(isOn ? suggestedQuiet : { quietBgngHm: null, quietEndHm: null })}
          />
        </div>
        {form.quietBgngHm !== null && (
          <div className={styles.timed}>
            <Time
              label="쉬는 시간의 처음(24시간)"
              value={form.quietBgngHm}
              problem={problems.quiet}
              describedBy={`${id}-quiet`}
              onChange={(quietBgngHm) => onChange({ quietBgngHm })}
            />
            부터
            <Time
              label="쉬는 시간의 끝(24시간)"
              value={form.quietEndHm}
              problem={problems.quiet}
              describedBy={`${id}-quiet`}
              onChange={(quietEndHm) => onChange({ quietEndHm })}
            />
            까지
          </div>
        )}
        <Problem id={`${id}-quiet`}>{problems.quiet}</Problem>
      </div>
    </FieldFrame>
  );
};

/** By which ways, and how much at once. */
const WayFields = ({ form, problems, onChange }: FieldsProps) => {
  const id = useId();
  const hasMail = useWatched((watched) => watched.hasMail);
  const hasSms = useWatched((watched) => watched.hasSms);
  const ways = [
    ['bellYn', '화면 알림'],
    ['mailYn', '메일'],
    ...(hasSms ? ([['smsYn', '문자']] as const) : []),
  ] as const;
  return (
    <>
      <FieldFrame
        id={id}
        label="받는 길"
        group
        error={problems.ways}
        help={
          form.mailYn === 'Y' && !hasMail
            ? '이 서버에는 메일 서버가 아직 없어 메일은 가지 않습니다. 관리자에게 알려 주세요.'
            : undefined
        }
      >
        <div
          role="group"
          aria-labelledby={labelId(id)}
          aria-describedby={problems.ways && `${id}-error`}
          className={styles.side}
        >
          {ways.map(([name, label]) => (
            <Check
              key={name}
              label={label}
              isOn={form[name] === 'Y'}
              onChange={(isOn) => onChange({ [name]: flag(isOn) })}
            />
          ))}
        </div>
      </FieldFrame>
      <FieldFrame
        id={`${id}-most`}
        label="한 번에 적을 글"
        error={problems.maxCnt}
        help="넘는 글은 ‘외 n건’으로 세기만 합니다."
      >
        <div className={styles.timed}>
          <Count
            id={`${id}-most`}
            maxLength={3}
            aria-invalid={problems.maxCnt ? true : undefined}
            aria-describedby={problems.maxCnt ? `${id}-most-error` : `${id}-most-help`}
            number={form.maxCnt}
            onNumber={(maxCnt) => onChange({ maxCnt })}
          />
          건까지
        </div>
      </FieldFrame>
    </>
  );
};

/** What else is told, and the pause. */
const RuleFields = ({ form, problems, onChange }: FieldsProps) => {
  const id = useId();
  return (
    <FieldFrame id={id} label="함께 알릴 일" group>
      <div role="group" aria-labelledby={labelId(id)}>
        <Check
          label="갑자기 늘면 알리기"
          help="같은 요일, 같은 시간대의 여느 때보다 글이 크게 늘면 바로 알립니다."
          isOn={form.spikeYn === 'Y'}
          onChange={(isOn) => onChange({ spikeYn: flag(isOn) })}
        >
          <div className={styles.timed}>
            <Count
              maxLength={5}
              aria-label="갑자기 늘었다고 볼 최소 건수"
              aria-invalid={problems.spikeMinCnt ? true : undefined}
              aria-describedby={problems.spikeMinCnt && `${id}-spike`}
              number={form.spikeMinCnt}
              onNumber={(spikeMinCnt) => onChange({ spikeMinCnt })}
            />
            건 이상일 때만
          </div>
          <Problem id={`${id}-spike`}>{problems.spikeMinCnt}</Problem>
        </Check>
        <Check
          label="새 사건 알리기"
          help="이 검색에 맞는 새 하이라이트가 생기면 바로 알립니다."
          isOn={form.newClstrYn === 'Y'}
          onChange={(isOn) => onChange({ newClstrYn: flag(isOn) })}
        />
      </div>
    </FieldFrame>
  );
};

/** The fields of an alert's settings. */
export const SettingsFields = (props: FieldsProps) => (
  <div className={styles.fields}>
    <WhenFields {...props} />
    <RestFields {...props} />
    <WayFields {...props} />
    <RuleFields {...props} />
    <Check
      label="잠시 멈춤"
      help="설정은 그대로 두고, 다시 켤 때까지 보내지 않습니다."
      isOn={props.form.pauseYn === 'Y'}
      onChange={(isOn) => props.onChange({ pauseYn: flag(isOn) })}
    />
  </div>
);
