import { useMutation } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { MediaInfoCheck } from '#generated/types/mediaCalls.ts';
import addressCheck from '#web/admin/form/addressCheck/CheckedAddressInput.module.css';
import type { Row } from '#web/admin/spec/formValues.ts';
import { write } from '#web/client/http/write.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { CandidateTable } from './CandidateTable.tsx';
import styles from './media.module.css';

/** Fields that identify an outlet. */
export const infoFields = [
  'ntnId',
  'mediaKornNm',
  'mediaLclanNm',
  'mediaEngNm',
  'mediaAbbrNm',
  'eml',
  'url',
] as const;

type Info = Partial<Record<(typeof infoFields)[number], string>>;

/** The non-empty values, in the order of `infoFields`. */
export const infoOf = (values: readonly unknown[]): Info =>
  Object.fromEntries(
    infoFields.flatMap((name, index) => {
      const value = values[index];
      return typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [];
    }),
  );

/**
 * Checks whether the country has an outlet of this name, or any outlet this e-mail: changing either discards the
 * result.
 */
export const InfoCheck = () => {
  const record = useRecordContext<Row & { id: string }>();
  const values: unknown[] = useWatch({ name: [...infoFields] });
  const info = infoOf(values);
  const requested = JSON.stringify(info);
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: async () => ({
      requested,
      result: await write<MediaInfoCheck>(
        'POST',
        '/media-check/info',
        { ...info, ...(record && { mediaId: record.mediaId }) },
        { quiet: true },
      ),
    }),
  });
  const checked = data?.requested === requested ? data.result : undefined;
  return (
    <div className={`${styles.wide} ${styles.infoCheck}`}>
      <div className={addressCheck.line}>
        <button
          type="button"
          className={`${buttons.tertiary} ${addressCheck.check}`}
          disabled={isPending || Object.keys(info).length === 0}
          onClick={() => mutate()}
        >
          {isPending ? '확인 중…' : '매체 정보 중복체크'}
        </button>
        <p role="status" className={addressCheck.verdict}>
          {checked && !checked.duplicated && (
            <>
              <Badge tone="good">중복 없음</Badge> 같은 나라에 같은 이름의 매체가 없습니다.
            </>
          )}
          {checked?.duplicated && (
            <>
              <Badge tone="notice">중복 의심</Badge> 비슷한 매체 {checked.items.length}건이 있습니다. 같은
              매체인지 확인해 주세요.
            </>
          )}
          {!checked && !isPending && error?.message}
        </p>
      </div>
      {checked?.duplicated && <CandidateTable items={checked.items} />}
    </div>
  );
};
