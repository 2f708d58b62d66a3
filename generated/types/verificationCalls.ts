// Generated from schemas/operations/verification.json by `npm run generate`. Do not edit: change the schema instead.
export interface CertificationResult {
  result: boolean;
  message: string;
}

export interface CertificationSent {
  result: boolean;
  message: string;
  toContact: string;
  expiresIn: number;
  resendIn: number;
}
