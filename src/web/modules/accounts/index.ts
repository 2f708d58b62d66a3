/** Signing up and in, agreements, verification, and who can be chosen as a recipient. */

export { PasswordBox } from './parts/password/PasswordBox.tsx';
export { changePassword, PasswordForm } from './parts/password/PasswordForm.tsx';
export { type Person, PersonFields, personNames } from './parts/person/PersonFields.tsx';
export { RecipientNote, RecipientPicker } from './parts/recipients/RecipientPicker.tsx';
export {
  affiliationOf,
  isGroupRecipient,
  type Recipient,
  recipientKey,
  recipientName,
} from './parts/recipients/recipient.ts';
export { useSecondsLeft } from './parts/verification/useSecondsLeft.ts';
export { useVerification } from './parts/verification/useVerification.ts';
export { VerificationField } from './parts/verification/VerificationField.tsx';
export type { StoredContact } from './parts/verification/verification.ts';
export { forgottenHash, Login } from './screens/login/Login.tsx';
