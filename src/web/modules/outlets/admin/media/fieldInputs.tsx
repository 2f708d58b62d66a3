import { useContext, useEffect, useId, useRef } from 'react';
import { useRecordContext } from 'react-admin';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { standardOffset } from '#contract/nationTime.ts';
import { isBlank } from '#contract/problems.ts';
import type { MediaUrlCheck } from '#generated/types/mediaCalls.ts';
import {
  type CheckedAddress,
  CheckedAddressInput,
} from '#web/admin/form/addressCheck/CheckedAddressInput.tsx';
import { SpecInput } from '#web/admin/form/SpecForm.tsx';
import { FormContext } from '#web/admin/kinds/contexts.ts';
import type { Row } from '#web/admin/spec/formValues.ts';
import { write } from '#web/client/http/write.ts';
import { describedBy, FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { TextBox } from '#web/kit/forms/TextBox.tsx';

const source = 'wrtRsnList';
const help = '등록하거나 수정한 사유입니다. 변경 이력에 함께 남습니다.';

/** The reason for registering or changing the outlet: added as a line to the existing reasons. */
export const ReasonInput = () => {
  const id = useId();
  const { shown } = useContext(FormContext);
  const record = useRecordContext<Row & { id: string }>();
  const stored = (record?.[source] ?? []) as { wrtRsn: string }[];
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ name: source });
  const written = (value ?? []) as { wrtRsn: string }[];
  const text = written.length > stored.length ? (written.at(-1)?.wrtRsn ?? '') : '';
  useEffect(() => {
    shown.add(source);
    return () => {
      shown.delete(source);
    };
  }, [shown]);
  return (
    <FieldFrame id={id} label="작성 사유" help={help}>
      <TextBox
        id={id}
        ref={ref}
        value={text}
        maxLength={500}
        aria-describedby={describedBy(id, { help })}
        onBlur={onBlur}
        onChange={({ target }) =>
          onChange(target.value === '' ? stored : [...stored, { wrtRsn: target.value }])
        }
      />
    </FieldFrame>
  );
};

const stateOf = ({ valid, duplicated }: MediaUrlCheck): CheckedAddress['state'] => {
  if (!valid) return 'unusable';
  return duplicated ? 'taken' : 'free';
};

/** The outlet's address: public on the Internet, and not used by another outlet. */
export const UrlCheckInput = () => {
  const mediaId = useRecordContext()?.mediaId as number | undefined;
  const checkAddress = async (url: string): Promise<CheckedAddress> => {
    const body = { url, ...(mediaId !== undefined && { mediaId }) };
    const found = await write<MediaUrlCheck>('POST', '/media-check/url', body, { quiet: true });
    const known = found.mediaId !== null && {
      to: `/article/Medn/Detail/${found.mediaId}`,
      words: '등록된 매체 보기',
    };
    return { url, state: stateOf(found), sentence: found.message, ...(known && { known }) };
  };
  return <CheckedAddressInput checkAddress={checkAddress} />;
};

/**
 * The UTC offset of an outlet whose country changes: that of the new country, unless a user entered another one. An
 * offset equal to that of the former country counts as filled in automatically. Undefined: unchanged.
 */
export const utcOf = (
  utc: unknown,
  before: string | null | undefined,
  ntnId: string | null | undefined,
): string | undefined => {
  if (!ntnId) return undefined;
  const isOurs = isBlank(utc) || (!isBlank(before) && utc === standardOffset(before as string));
  return isOurs ? (standardOffset(ntnId) ?? '') : undefined;
};

/** The outlet's UTC offset; choosing a country fills in the standard time of its capital. */
export const UtcInput = () => {
  const { getValues, setValue } = useFormContext();
  const ntnId = useWatch({ name: 'ntnId' }) as string | null | undefined;
  const before = useRef(ntnId);
  useEffect(() => {
    if (ntnId === before.current) return;
    const utc = utcOf(getValues('rgnTz'), before.current, ntnId);
    before.current = ntnId;
    if (utc !== undefined) setValue('rgnTz', utc, { shouldDirty: true });
  }, [ntnId, getValues, setValue]);
  return <SpecInput source="rgnTz" />;
};
