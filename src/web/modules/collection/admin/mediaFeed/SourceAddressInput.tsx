import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { FieldSpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import type { TriedSource } from '#generated/types/mediaFeedCalls.ts';
import addressCheck from '#web/admin/form/addressCheck/CheckedAddressInput.module.css';
import { useSpecInput } from '#web/admin/kinds/useSpecInput.ts';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { write } from '#web/client/http/write.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { formatTime } from '#web/kit/dates/kst.ts';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { Select } from '#web/kit/forms/Select.tsx';
import { TextBox } from '#web/kit/forms/TextBox.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './mediaFeed.module.css';
import { useNations, withScheme } from './source.ts';

const toSource = (mediaFeedId: number): string => `/admin/monitoring/CollectSource/Detail/${mediaFeedId}`;

const shownAtOnce = 4;

const Items = ({ items }: Pick<TriedSource, 'items'>) => (
  <ol className={styles.items} aria-label="들어올 글">
    {items.map((item) => (
      <li key={`${item.url} ${item.ttl}`}>
        <bdi lang={item.lanCd} className={styles.title}>
          {item.ttl}
        </bdi>
        <span className={styles.also}>
          {item.knownYn === 'Y' && <Badge>이미 있음</Badge>}
          {item.reportDt ? formatTime(item.reportDt) : '보도일시 없음'}
          {item.smry && <bdi className={styles.summary}>{item.smry}</bdi>}
        </span>
      </li>
    ))}
  </ol>
);

/** What a visit to the address would deliver. */
const Trial = ({ tried, onChoose }: { tried: TriedSource; onChoose: (feedUrl: string) => void }) => {
  const { valid, message, feedTtl, items, findings, feeds, mediaFeedId } = tried;
  const isKnown = mediaFeedId !== null;
  return (
    <>
      <p>
        <Badge tone={valid ? 'good' : feeds.length ? 'notice' : 'danger'}>
          {valid ? '읽을 수 있음' : feeds.length ? '피드 찾음' : isKnown ? '중복' : '읽을 수 없음'}
        </Badge>{' '}
        {feedTtl && <bdi className={styles.title}>{feedTtl}</bdi>} {message}{' '}
        {isKnown && (
          <Link to={toSource(mediaFeedId)} target="_blank" rel="noopener noreferrer" className={styles.link}>
            등록된 수집원 보기<span className="only-read-aloud"> (새 창)</span>
          </Link>
        )}
      </p>
      {feeds.length > 0 && (
        <ul className={styles.found}>
          {feeds.map((feed) => (
            <li key={feed.feedUrl}>
              <span>
                {feed.feedTtl && <bdi className={styles.title}>{feed.feedTtl}</bdi>}
                <bdi className={styles.address}>{feed.feedUrl}</bdi>
              </span>
              {feed.mediaFeedId === null ? (
                <button
                  type="button"
                  className={`${buttons.tertiary} ${buttons.small}`}
                  onClick={() => onChoose(feed.feedUrl)}
                >
                  이 피드로<span className="only-read-aloud">: {feed.feedTtl ?? feed.feedUrl}</span>
                </button>
              ) : (
                <Link
                  to={toSource(feed.mediaFeedId)}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={styles.link}
                >
                  등록됨<span className="only-read-aloud"> (새 창)</span>
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </ul>
      )}
      {items.length > 0 && <Items items={items.slice(0, shownAtOnce)} />}
      {items.length > shownAtOnce && (
        <details>
          <summary>{items.length - shownAtOnce}건 더 보기</summary>
          <Items items={items.slice(shownAtOnce)} />
        </details>
      )}
    </>
  );
};

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
      const { mediaId, lanCd, clctCndCn } = getValues();
      return write<TriedSource>(
        'POST',
        '/mediafeed-test',
        {
          feedUrl,
          ...(mediaFeedId && { mediaFeedId }),
          ...(mediaId && { mediaId }),
          ...(lanCd && { lanCd }),
          ...(clctCndCn && { clctCndCn }),
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
              onRegistered={(id) => {
                setValue('mediaId', id, { shouldDirty: true, shouldValidate: true });
                // times without a zone are those of the outlet's country
                mutate(address);
              }}
            />
          )}
          {isCurrent && !isPending && error && <p className={styles.problem}>{problemSentence(error)}</p>}
        </div>
      </FieldFrame>
    </div>
  );
};
