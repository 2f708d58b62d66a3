// Generated from schemas/certification.json by `npm run generate`. Do not edit: change the schema instead.
import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { fixedText, instant, plainText } from './columns.ts';

export const certification = pgTable(
  'certification',
  {
    certId: plainText('cert_id').primaryKey(),
    sbjctKey: plainText('sbjct_key').notNull(),
    certKnd: plainText('cert_knd').notNull(),
    chnl: plainText('chnl').notNull(),
    toContact: plainText('to_contact').notNull(),
    ip: plainText('ip'),
    codeHash: plainText('code_hash').notNull(),
    tryCnt: integer('try_cnt').notNull().default(0),
    expDt: instant('exp_dt'),
    certDt: instant('cert_dt'),
    useDt: instant('use_dt'),
    rgtrId: plainText('rgtr_id'),
    regDt: instant('reg_dt').notNull().defaultNow(),
    mdfrId: plainText('mdfr_id'),
    mdfcnDt: instant('mdfcn_dt').notNull().defaultNow(),
    delYn: fixedText('del_yn').notNull().default('N'),
  },
  (table) => [
    index('certification_sbjct_key_to_contact_idx').on(table.sbjctKey, table.toContact),
    index('certification_to_contact_reg_dt_idx').on(table.toContact, table.regDt.desc()),
    index('certification_ip_reg_dt_idx').on(table.ip, table.regDt.desc()),
  ],
);
