import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldSpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import type { TriedSource } from '#generated/types/mediaFeedCalls.ts';
import addressCheck from '#web/admin/form/addressCheck/CheckedAddressInput.module.css';
import { useSpecInput } from '#web/admin/kinds/useSpecInput.ts';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { write } from '#web/client/http/write.ts';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { Select } from '#web/kit/forms/Select.tsx';
import { TextBox } from '#web/kit/forms/TextBox.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './mediaFeed.module.css';
import { withScheme } from './source.ts';
import { Trial } from './Trial.tsx';
import { useNations } from './useNations.ts';

interface NewOutletProps {
  feedUrl: string;
  name: string;
  onRegistered: (mediaId: number) => void;
}

/** Finds the outlet of a feed by its address, or registers it, without leaving the form. */
const NewOutlet = ({ feedUrl, name, onRegistered }: NewOutletProps) => {
  const notify = useNotify();
  const nations = useNations();
  const [ntnId, setNtnId] = useState('');
  const register = useMutation({
    mutationFn: () =>
      write<{ mediaId: number; mediaNm: string }>('POST', '/mediafeed-outlet', {
        feedUrl,
        name,
        ...(ntnId && { ntnId }),
      }),
    onSuccess: ({ mediaId, mediaNm }) => {
      notify(`‘${mediaNm}’ 매체를 선택했습니다.`, { type: 'success' });
      onRegistered(mediaId);
    },
  });
  return (
    <div className={styles.outlet}>
      <p>매체를 아직 선택하지 않았습니다. 이 피드의 매체를 찾아 지정하고, 없으면 새로 등록합니다.</p>
      <Select
        small
        aria-label="국가 (주소로 알 수 없을 때)"
        empty="국가 (주소로 알 수 없을 때)"
        value={ntnId}
        options={nations}
        onChange={({ target }) => setNtnId(target.value)}
      />
      <button
        type="button"
        className={`${buttons.tertiary} ${buttons.small}`}
        aria-disabled={register.isPending}
        onClick={() => !register.isPending && register.mutate()}
      >
        <bdi>{name}</bdi> 매체로 지정
      </button>
    </div>
  );
};

/** The address of a feed, with a preview of what it would deliver. */
export const SourceAddressInput = () => {
  const field = fieldOf(useSpec(), 'feedUrl') as FieldSpec;
  const mediaFeedId = useRecordContext()?.mediaFeedId as number | undefined;
  const { getValues, setValue } = useFormContext();
  const mediaId = useWatch({ name: 'mediaId' }) as number | null | undefined;
  const parse = (text: string): string | null => text.trim() || null;
  const { id, control, frame, aria } = useSpecInput({ field, source: 'feedUrl' }, { parse });
  const address = String(control.value ?? '').trim();
  const { mutate, data, isPending, error, variables } = useMutation({
    mutationFn: (feedUrl: string) => {
      const { mediaId, lanCd } = getValues();
      return write<TriedSource>(
        'POST',
        '/mediafeed-test',
        {
          feedUrl,
          ...(mediaFeedId && { mediaFeedId }),
          ...(mediaId && { mediaId }),
          ...(lanCd && { lanCd }),
        },
        { quiet: true },
      );
    },
    onSuccess: ({ feedTtl, valid }, about) => {
      const isSame = String(getValues('feedUrl') ?? '').trim() === about;
      if (isSame && valid && feedTtl && !getValues('feedTtl'))
        setValue('feedTtl', feedTtl, { shouldDirty: true });
    },
  });
  const isCurrent = variables === address;
  const isIdle = isPending || address === '';
  const attempt = (): void => {
    const whole = withScheme(address);
    if (whole !== address) setValue('feedUrl', whole, { shouldDirty: true });
    mutate(whole);
  };
  const choose = (feedUrl: string): void => {
    setValue('feedUrl', feedUrl, { shouldDirty: true, shouldValidate: true });
    mutate(feedUrl);
  };
  return (
    <div className={styles.wide}>
      <FieldFrame {...frame}>
        <span className={addressCheck.line}>
          <TextBox {...control} id={id} inputMode="url" {...aria} placeholder="https://" />
          <button
            type="button"
            className={`${buttons.tertiary} ${addressCheck.check}`}
            aria-disabled={isIdle}
            onClick={() => !isIdle && attempt()}
          >
            {isPending ? '확인하는 중…' : '미리보기'}
          </button>
        </span>
        <div role="status" className={styles.trial}>
          {isCurrent && !isPending && data && <Trial tried={data} onChoose={choose} />}
          {isCurrent && !isPending && data?.valid && !mediaId && (
            <NewOutlet
              feedUrl={address}
              name={data.feedTtl ?? new URL(address).hostname}
              onRegistered={(id) => setValue('mediaId', id, { shouldDirty: true, shouldValidate: true })}
            />
          )}
          {isCurrent && !isPending && error && <p className={styles.problem}>{problemSentence(error)}</p>}
        </div>
      </FieldFrame>
    </div>
  );
};
