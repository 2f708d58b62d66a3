/** Maximum of users and groups that a post or mail may be addressed to. */
export const maxRecipients = 500;

export const tooManyRecipients = `수신자는 사람과 그룹을 합해 ${maxRecipients}개까지 고를 수 있습니다.`;
