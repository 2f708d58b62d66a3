import { appUser } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { demoApplicants } from '../demo/applicants.ts';

const day = 86_400_000;

/** Stores the sign-up requests of the demo, dated before `until`. */
export const storeApplicants = async (until: Date): Promise<void> => {
  const rows = demoApplicants.map(({ daysAgo, ...applicant }) => ({
    ...applicant,
    emlFold: fold(applicant.eml),
    userNmFold: fold(applicant.userNm),
    instNmFold: fold(applicant.instNm),
    deptNmFold: fold(applicant.deptNm),
    mblTelnoFold: applicant.mblTelno,
    signUpYn: 'Y',
    userAprvYn: applicant.rejectionCdId ? 'R' : 'N',
    ...(applicant.rejectionCdId && {
      aprvDt: new Date(until.getTime() - (daysAgo - 1) * day),
      aprvrId: 'demo-admin',
    }),
    mblCertYn: 'Y',
    useTrmsAgre: 'Y',
    prvcClctAgreEsntl: 'Y',
    regDt: new Date(until.getTime() - daysAgo * day - 3_600_000),
    rgtrId: applicant.userId,
    mdfrId: applicant.userId,
  }));
  await db().insert(appUser).values(rows).onConflictDoNothing();
};
