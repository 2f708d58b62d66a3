import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { grouped } from '#contract/countText.ts';
import type { SourceCounts, UnstartedSources } from '#generated/types/mediaFeedCalls.ts';
import { FormSection, SpecForm, SpecInput } from '#web/admin/form/SpecForm.tsx';
import { ImportButton } from '#web/admin/import/ImportButton.tsx';
import { SpecField } from '#web/admin/list/SpecField.tsx';
import { SpecList } from '#web/admin/list/SpecList.tsx';
import type { Purpose } from '#web/admin/spec/formValues.ts';
import { read } from '#web/client/http/read.ts';
import { lazyDialog } from '#web/kit/loading/lazyPart.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { type SourceState, StateBadge, useStateWords } from '#web/modules/outlets/index.ts';
import { CollectionRuleInput } from './mediaFeed/CollectionRuleInput.tsx';
import styles from './mediaFeed/mediaFeed.module.css';
import { SourceActions } from './mediaFeed/SourceActions.tsx';
import { SourceAddressInput } from './mediaFeed/SourceAddressInput.tsx';
import { SourceHead, SourceName } from './mediaFeed/SourceHead.tsx';
import { visitIntervalText } from './mediaFeed/source.ts';

const order: SourceState[] = ['normal', 'waiting', 'late', 'silent', 'broken', 'gone', 'paused'];

/** Number of sources in each state; a press filters the list. */
const SourceStates = () => {
  const wordOf = useStateWords();
  const { filterValues, setFilters } = useListContext();
  const { data } = useQuery({
    queryKey: ['mediaFeed', 'counts'],
    queryFn: ({ signal }) => read<SourceCounts>('/mediafeed-counts', { signal, quiet: true }),
  });
  const chosen = filterValues.clctSttsCd as string | undefined;
  const choose = (state: SourceState | undefined): void => {
    const { clctSttsCd: _, ...rest } = filterValues;
    setFilters(state && state !== chosen ? { ...rest, clctSttsCd: state } : rest);
  };
  return (
    <ul className={styles.states} aria-label="상태별 수집원">
      <li>
        <button type="button" aria-pressed={!chosen} onClick={() => choose(undefined)}>
          <span>전체</span>
          <b>{data ? grouped(data.totalCnt) : '–'}</b>
        </button>
      </li>
      {order.map((state) => (
        <li key={state}>
          <button
            type="button"
            aria-pressed={chosen === state}
            onClick={() => choose(state)}
            data-state={state}
          >
            <span>{wordOf(state)}</span>
            <b>{data ? grouped(data[`${state}Cnt`] ?? 0) : '–'}</b>
          </button>
        </li>
      ))}
    </ul>
  );
};

const ImportDialog = lazyDialog(async () => (await import('./mediaFeed/ImportDialog.tsx')).ImportDialog);

const StartDialog = lazyDialog(async () => (await import('./mediaFeed/StartDialog.tsx')).StartDialog);

/** Opens the choice of sources to start; nothing once all have been visited. */
const StartButton = () => {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: ['mediaFeed', 'unstarted'],
    queryFn: ({ signal }) => read<UnstartedSources[]>('/mediafeed-unstarted', { signal, quiet: true }),
  });
  if (!data?.length) return null;
  return (
    <>
      <button type="button" className={`${buttons.secondary} ${buttons.small}`} onClick={() => setOpen(true)}>
        골라 시작하기
      </button>
      {isOpen && <StartDialog sources={data} onClose={() => setOpen(false)} />}
    </>
  );
};

const conditions = ['feedTtl', 'mediaId', 'clctSttsCd', 'lanCd', 'payYn', 'baseCd'];

/** The collection sources with their states; failing ones are one press away. */
export const list = () => (
  <SpecList
    top={<SourceStates />}
    filters={conditions}
    actions={
      <>
        <StartButton />
        <ImportButton dialog={ImportDialog} />
      </>
    }
    pickedActions={<SourceActions />}
  >
    <SpecField source="feedTtl" render={(source) => <SourceName source={source} />} />
    <SpecField source="clctSttsCd" render={(source) => <StateBadge source={source} />} />
    <SpecField source="clctIntrvl" label="간격" render={({ clctIntrvl }) => visitIntervalText(clctIntrvl)} />
    <SpecField source="lastScsDt" />
    <SpecField source="lastNewDt" />
    <SpecField source="errCn" />
  </SpecList>
);

/** Sections of the form: the feed's address with a trial visit, its outlet, its visit interval. */
export const form = ({ purpose }: { purpose: Purpose }) => (
  <SpecForm purpose={purpose}>
    <FormSection title="피드">
      <SourceAddressInput />
      <SpecInput source="mediaId" />
      <SpecInput source="feedTtl" />
      <SpecInput source="lanCd" />
      <SpecInput source="payYn" />
    </FormSection>
    <FormSection title="수집">
      <SpecInput source="useYn" />
      <SpecInput source="clctIntrvl" />
      <SpecInput source="pageYn" />
      <CollectionRuleInput />
      <SpecInput source="rmrk" />
    </FormSection>
  </SpecForm>
);

export const head = SourceHead;
