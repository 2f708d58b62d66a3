// Generated from schemas/*.json by `npm run generate`. Do not edit: change the schema instead.
import { appUser } from './appUser.ts';
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
import { spentToken } from './spentToken.ts';
import { storedFile } from './storedFile.ts';
import { userGroup } from './userGroup.ts';
import { userSession } from './userSession.ts';

/** Every table by its SQL name. */
export const tables = {
  app_user: appUser,
  article,
  authority_group: authorityGroup,
  authority_menu: authorityMenu,
  authority_user: authorityUser,
  board_ip: boardIp,
  change_history: changeHistory,
  collect_progress: collectProgress,
  common_code: commonCode,
  language_code: languageCode,
  login_attempt: loginAttempt,
  media,
  menu,
  nation_code: nationCode,
  spent_token: spentToken,
  stored_file: storedFile,
  user_group: userGroup,
  user_session: userSession,
};

export { appUser, article, authorityGroup, authorityMenu, authorityUser, boardIp, changeHistory, collectProgress, commonCode, languageCode, loginAttempt, media, menu, nationCode, spentToken, storedFile, userGroup, userSession };
