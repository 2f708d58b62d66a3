/** The end of a mail's sentence that says where to ask, if the installation names an address. */
export const contactNote = (supportEmail: string): string =>
  supportEmail ? ` (문의: ${supportEmail})` : ' (문의: 시스템 관리자)';
