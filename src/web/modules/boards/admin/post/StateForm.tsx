import { type FormEvent, useId, useState } from 'react';
import { messages } from '#contract/messages.ts';
import { useCodes } from '#web/admin/kinds/code.tsx';
import type { Row } from '#web/admin/spec/formValues.ts';
import { write } from '#web/client/http/write.ts';
import { useRun } from '#web/kit/async/useRun.ts';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { Select } from '#web/kit/forms/Select.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './post.module.css';

interface StateFormProps {
  post: Row;
  onSaved: (sentence: string) => void;
}

const registered = 'PST_STTS_01';
const accepted = { sttsCd: 'PST_STTS_02', prcsClsfCd: 'PRCS_CLSF_01' };
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const needed = (label: string): string => messages.required.one.replace('{label}', label);

/** State and processing of a post; one press accepts a new one. */
export const StateForm = ({ post, onSaved }: StateFormProps) => {
  const id = useId();
  const states = useCodes('PST_STTS');
  const ways = useCodes('PRCS_CLSF');
  const [sttsCd, setState] = useState(textOf(post.sttsCd));
  const [prcsClsfCd, setWay] = useState(textOf(post.prcsClsfCd));
  const [tried, setTried] = useState(false);
  const { isBusy: busy, run } = useRun();

  const save = async (facts: { sttsCd: string; prcsClsfCd: string }, sentence: string) => {
    await run(async () => {
      await write('PUT', '/update-commonboard-stts', { pstId: post.pstId, ...facts });
      setState(facts.sttsCd);
      setWay(facts.prcsClsfCd);
      onSaved(sentence);
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!sttsCd || !prcsClsfCd) document.getElementById(`${id}-${sttsCd ? 'way' : 'state'}`)?.focus();
    if (!busy && sttsCd && prcsClsfCd) void save({ sttsCd, prcsClsfCd }, '처리 상태를 바꿨습니다.');
  };
  return (
    <form className={styles.state} onSubmit={submit} noValidate aria-label="처리 상태">
      <FieldFrame
        id={`${id}-state`}
        label="상태"
        required
        error={tried && !sttsCd ? needed('상태') : undefined}
      >
        <Select
          id={`${id}-state`}
          options={states}
          empty="선택"
          value={sttsCd}
          aria-required
          aria-invalid={(tried && !sttsCd) || undefined}
          aria-describedby={tried && !sttsCd ? `${id}-state-error` : undefined}
          onChange={({ target }) => setState(target.value)}
        />
      </FieldFrame>
      <FieldFrame
        id={`${id}-way`}
        label="처리 구분"
        required
        error={tried && !prcsClsfCd ? needed('처리 구분') : undefined}
      >
        <Select
          id={`${id}-way`}
          options={ways}
          empty="선택"
          value={prcsClsfCd}
          aria-required
          aria-invalid={(tried && !prcsClsfCd) || undefined}
          aria-describedby={tried && !prcsClsfCd ? `${id}-way-error` : undefined}
          onChange={({ target }) => setWay(target.value)}
        />
      </FieldFrame>
      <div className={styles.stateActions}>
        <button type="submit" className={buttons.tertiary} disabled={busy}>
          상태 저장
        </button>
        {post.sttsCd === registered && (
          <button
            type="button"
            className={buttons.primary}
            disabled={busy}
            onClick={() => void save({ ...accepted, ...(prcsClsfCd && { prcsClsfCd }) }, '접수했습니다.')}
          >
            접수
          </button>
        )}
      </div>
    </form>
  );
};
