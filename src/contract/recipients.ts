/** People and groups that one post or mail may name. */
export const maxRecipients = 500;

export const tooManyRecipients = `수신자는 사람과 그룹을 합해 ${maxRecipients}개까지 고를 수 있습니다.`;
