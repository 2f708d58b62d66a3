import { editionWords } from '#contract/edition.ts';
import { dailyBriefing } from '#generated/resources/dailyBriefing.ts';
import { dailyBriefingInsert, dailyBriefingUpdate } from '#generated/validators/dailyBriefing.ts';
import { AdminContext } from '#web/admin/AdminContext.tsx';
import { SpecField } from '#web/admin/list/SpecField.tsx';
import { SpecList } from '#web/admin/list/SpecList.tsx';
import type { Forms } from '#web/admin/spec/forms.ts';
import { SpecProvider } from '#web/admin/spec/SpecContext.tsx';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { useMayCompose } from '../../parts/tray/useMayCompose.ts';

const forms: Forms = { insert: dailyBriefingInsert, update: dailyBriefingUpdate };

/** Its pages are hand-built, at the addresses that generated ones would have. */
const spec = { ...dailyBriefing, screen: 'page' } as const;

const number = (
  <SpecField key="no" source="brfgNo" render={({ brfgNo }) => editionWords(brfgNo as number | null) || '-'} />
);
const state = (
  <SpecField
    key="state"
    source="sttsCd"
    render={({ sttsCd }) => (
      <Badge tone={sttsCd === 'PUBLISHED' ? 'good' : 'plain'}>
        {sttsCd === 'PUBLISHED' ? '발행' : '임시저장'}
      </Badge>
    )}
  />
);

const Editions = () => {
  const mayCompose = useMayCompose();
  return (
    <SpecList filters={['ttl', 'brfgYmd', 'rgtrNm', ...(mayCompose ? ['sttsCd'] : [])]}>
      {[
        <SpecField key="title" source="ttl" />,
        number,
        <SpecField key="day" source="brfgYmd" />,
        <SpecField key="items" source="itemCnt" render={({ itemCnt }) => `${String(itemCnt)}건`} />,
        ...(mayCompose ? [state] : []),
        <SpecField key="by" source="rgtrNm" />,
        <SpecField key="out" source="pblcnDt" />,
      ]}
    </SpecList>
  );
};

/** /product/daily/DailyBriefing: the editions, newest first; drafts only for users who compose. */
export const BriefingList = () => (
  <AdminContext>
    <SpecProvider spec={spec} forms={forms}>
      <Editions />
    </SpecProvider>
  </AdminContext>
);
