/** What stands in the stored text of a message for its secret, by the kind of the secret (`scrtKnd`). */
export const secretPlaceholders = {
  link: '〔보낼 때 넣는 일회용 값〕',
  code: '〔보낼 때 넣는 인증코드〕',
} as const;
