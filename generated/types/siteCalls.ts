// Generated from schemas/operations/site.json by `npm run generate`. Do not edit: change the schema instead.
export interface Site {
  brandName: string;
  ministryName: string;
  supportEmail: string;
  supportPhone: string;
  footerAddress: string;
}
