import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { certification } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { fold } from '#server/kernel/text/tokens.ts';

export type CertificationKind = 'JOIN' | 'CHANGE' | 'RECERT' | 'ADDITIONAL';

/** A contact of a subject that is certified, with the purpose. */
export interface CertificationTarget {
  /** See subject.ts: `user:<userId>`, or `visitor:<id>` for JOIN; undefined if no code was ever requested. */
  sbjctKey: string | undefined;
  certKnd: CertificationKind;
  chnl: 'EML' | 'SMS';
  toContact: string;
}

/** Time for which a verified code may be used. */
const validity = sql`interval '30 minutes'`;

/** The rows of the codes sent for this target. */
export const codesOf = ({ sbjctKey, certKnd, chnl, toContact }: CertificationTarget): SQL | undefined =>
  and(
    eq(certification.sbjctKey, sbjctKey ?? ''),
    eq(certification.certKnd, certKnd),
    eq(certification.chnl, chnl),
    eq(certification.toContact, fold(toContact)),
  );

const usable = (want: CertificationTarget): SQL | undefined =>
  and(codesOf(want), isNull(certification.useDt), sql`${certification.certDt} > now() - ${validity}`);

/** Whether the contact was certified by this subject for this purpose within 30 minutes, and not used since. */
export const isCertified = async (want: CertificationTarget): Promise<boolean> => {
  const found = await db()
    .select({ certId: certification.certId })
    .from(certification)
    .where(usable(want))
    .limit(1);
  return found.length > 0;
};

/** isCertified, and consumes the certification, in the caller's transaction: of two concurrent calls one gets true. */
export const useCertification = async (want: CertificationTarget): Promise<boolean> => {
  const used = await db()
    .update(certification)
    .set({ useDt: sql`now()` })
    .where(usable(want))
    .returning({ certId: certification.certId });
  return used.length > 0;
};
