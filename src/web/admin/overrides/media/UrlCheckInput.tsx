import { useMutation } from '@tanstack/react-query';
import { useRecordContext } from 'ra-core';
import { useContext, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { FieldSpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { messages } from '#contract/messages.ts';
import { type FormProblem, invalid } from '#contract/validation.ts';
import type { MediaUrlCheck } from '#generated/types/mediaCalls.ts';
import { Badge } from '#web/shared/badge/Badge.tsx';
import { FieldFrame } from '#web/shared/forms/FieldFrame.tsx';
import { TextBox } from '#web/shared/forms/TextBox.tsx';
import { write } from '#web/shared/http/write.ts';
import buttons from '#web/shared/theme/Button.module.css';
import { FormContext } from '../../form/FormContext.ts';
import { useSpecInput } from '../../kinds/useSpecInput.ts';
import type { Row } from '../../spec/formValues.ts';
import { useSpec } from '../../spec/SpecContext.tsx';
import styles from './media.module.css';

/** The address that was checked and what came of it. */
export interface CheckedUrl {
  url: string;
  result: MediaUrlCheck;
}

/** What stands in the way of saving: a new or changed address that did not pass the check as it stands now. */
export const urlProblem = (
  url: unknown,
  stored: unknown,
  checked: CheckedUrl | undefined,
): FormProblem | undefined => {
  if (typeof url !== 'string' || url === '' || url === stored) return undefined;
  if (checked?.url !== url) return invalid('url', 'URL', messages.form.mediaUrlCheckNeeded);
  const { valid, duplicated, message } = checked.result;
  return valid && !duplicated ? undefined : invalid('url', 'URL', message);
};

const Verdict = ({ result, isSaid }: { result: MediaUrlCheck; isSaid: boolean }) => {
  const isGood = result.valid && !result.duplicated;
  return (
    <>
      <Badge tone={isGood ? 'good' : 'danger'}>
        {isGood ? '사용 가능' : result.valid ? '중복' : '사용 불가'}
      </Badge>{' '}
      {!isSaid && result.message}{' '}
      {result.mediaId !== null && (
        <Link to={`/article/Medn/Detail/${result.mediaId}`} target="_blank" className={styles.link}>
          등록된 매체 보기<span className="only-read-aloud"> (새 창)</span>
        </Link>
      )}
    </>
  );
};

/** The outlet's address, and whether anybody has it: a change of it takes the answer back. */
export const UrlCheckInput = () => {
  const field = fieldOf(useSpec(), 'url') as FieldSpec;
  const record = useRecordContext<Row & { id: string }>();
  const { demands } = useContext(FormContext);
  const { clearErrors } = useFormContext();
  const parse = (text: string): string | null => text.replace(/\s+/gu, '') || null;
  const { id, control, frame, aria } = useSpecInput({ field, source: 'url' }, { parse });
  const url = String(control.value ?? '');
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: async (asked: string): Promise<CheckedUrl> => ({
      url: asked,
      result: await write<MediaUrlCheck>(
        'POST',
        '/media-check/url',
        { url: asked, ...(record && { mediaId: record.mediaId }) },
        { quiet: true },
      ),
    }),
    onSuccess: () => clearErrors('url'),
  });
  const checked = data?.url === url ? data : undefined;
  const isStored = record !== undefined && url === record.url;

  useEffect(() => {
    demands.set('url', (values) => urlProblem(values.url, record?.url, checked));
    return () => {
      demands.delete('url');
    };
  }, [demands, record, checked]);

  return (
    <div className={styles.wide}>
      <FieldFrame {...frame}>
        <span className={styles.line}>
          <TextBox {...control} id={id} inputMode="url" {...aria} placeholder="https://" />
          <button
            type="button"
            className={`${buttons.tertiary} ${styles.check}`}
            disabled={isPending || url === '' || isStored}
            onClick={() => mutate(url)}
          >
            {isPending ? '확인 중…' : 'URL 중복체크'}
          </button>
        </span>
        <p role="status" className={styles.verdict}>
          {checked && <Verdict result={checked.result} isSaid={frame.error === checked.result.message} />}
          {!checked && !isPending && error?.message}
        </p>
      </FieldFrame>
    </div>
  );
};
