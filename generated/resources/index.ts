// Generated from schemas/*.json by `npm run generate`. Do not edit: change the schema instead.
import type { EntitySpec } from '#contract/entity.ts';
import { article } from './article.ts';
import { authorityGroup } from './authorityGroup.ts';
import { authorityMenu } from './authorityMenu.ts';
import { authorityUser } from './authorityUser.ts';
import { boardIp } from './boardIp.ts';
import { changeHistory } from './changeHistory.ts';
import { collectProgress } from './collectProgress.ts';
import { commonCode } from './commonCode.ts';
import { languageCode } from './languageCode.ts';
import { loginAttempt } from './loginAttempt.ts';
import { media } from './media.ts';
import { menu } from './menu.ts';
import { nationCode } from './nationCode.ts';
import { sns } from './sns.ts';
import { spentToken } from './spentToken.ts';
import { storedFile } from './storedFile.ts';
import { thinkTank } from './thinkTank.ts';
import { user } from './user.ts';
import { userGroup } from './userGroup.ts';
import { userSession } from './userSession.ts';

/** Every entity by its name. */
export const resources: Record<string, EntitySpec> = {
  article,
  authorityGroup,
  authorityMenu,
  authorityUser,
  boardIp,
  changeHistory,
  collectProgress,
  commonCode,
  languageCode,
  loginAttempt,
  media,
  menu,
  nationCode,
  sns,
  spentToken,
  storedFile,
  thinkTank,
  user,
  userGroup,
  userSession,
};
