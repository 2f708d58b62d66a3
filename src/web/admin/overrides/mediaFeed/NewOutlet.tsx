import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { Select } from '#web/shared/forms/Select.tsx';
import { write } from '#web/shared/http/write.ts';
import buttons from '#web/shared/theme/Button.module.css';
import styles from './mediaFeed.module.css';
import { useNations } from './useNations.ts';

interface NewOutletProps {
  feedUrl: string;
  name: string;
  onRegistered: (mediaId: number) => void;
}

/** The outlet of a feed, found by its address or registered, without leaving the form. */
export const NewOutlet = ({ feedUrl, name, onRegistered }: NewOutletProps) => {
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
      notify(`매체 ‘${mediaNm}’ 항목을 골랐습니다.`, { type: 'success' });
      onRegistered(mediaId);
    },
  });
  return (
    <div className={styles.outlet}>
      <p>매체를 아직 고르지 않았습니다. 이 피드의 매체를 찾아 고르고, 없으면 새로 등록합니다.</p>
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
        className={`${buttons.tertiary} ${styles.small}`}
        aria-disabled={register.isPending}
        onClick={() => !register.isPending && register.mutate()}
      >
        <bdi>{name}</bdi> 매체로 지정
      </button>
    </div>
  );
};
