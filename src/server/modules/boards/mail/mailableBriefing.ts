import { briefingPath } from '#contract/dailyBriefing.ts';
import { type Edition, editionTitle } from '#contract/edition.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { readRecord } from '#server/kernel/crud/readRecord.ts';
import { badRequest, denied } from '#server/kernel/failure.ts';
import { briefingFacts, briefingMail, keepsBriefing, mayCompose } from '#server/modules/briefing/index.ts';
import type { LoadMailable } from './mailable.ts';

/** Dates of the stored items as texts. */
const asRead = (record: Record<string, unknown>): Edition =>
  JSON.parse(JSON.stringify(record)) as unknown as Edition;

/**
 * A published edition of the daily briefing. It stands behind an address check as all products do, but it is made to be
 * mailed: what is in it was in the press, and it goes with its content.
 */
export const mailableBriefing =
  (catalogue: Catalogue): LoadMailable =>
  async ({ caller, id }) => {
    const record = await readRecord(catalogue, entityOf(catalogue, 'dailyBriefing'), caller, id);
    if (!mayCompose(caller) || !keepsBriefing(caller, record)) throw denied();
    if (record.sttsCd !== 'PUBLISHED') throw badRequest('발행한 브리핑만 메일로 보낼 수 있습니다.');
    const edition = asRead(record);
    return {
      ...briefingMail(edition),
      title: editionTitle(edition),
      place: '일일 브리핑',
      isUrgent: false,
      facts: briefingFacts(edition),
      link: `${briefingPath}/Detail/${id}`,
      files: [],
      recipients: [],
      authorId: record.rgtrId as string | null,
      target: { entity: 'dailyBriefing', key: id },
      menuUrl: briefingPath,
    };
  };
