import addressparser from 'nodemailer/lib/addressparser';
import { z } from 'zod';
import { address, email } from './settingKinds.ts';

/** A sender: an address, or a display name and an address as mail programs write them. */
const sender = z.string().transform((text, context): { name?: string; address: string } => {
  const [found, ...more] = addressparser(text, { flatten: true });
  const checked = email.safeParse(found?.address);
  if (found && checked.success && more.length === 0 && !text.includes(';'))
    return { address: checked.data, ...(found.name && { name: found.name }) };
  context.addIssue(
    '이메일 주소 하나여야 합니다. 이름을 붙이려면 "문화부 외신팀" <press@example.kr>처럼 적어 주세요.',
  );
  return z.NEVER;
});

export const deliveryVariables = {
  SMTP_URL: address('smtp', 'smtps').optional(),
  MAIL_FROM: sender.optional(),
  SMS_URL: address('http', 'https').optional(),
};

export interface DeliverySettings {
  smtpUrl?: string | undefined;
  /** Sender of every mail. */
  mailFrom: { name: string; address: string };
  smsUrl?: string | undefined;
}

type Values = z.infer<z.ZodObject<typeof deliveryVariables>> & {
  BRAND_NAME: string;
  SUPPORT_EMAIL?: string | undefined;
};

/** Without a sender, mails come from the domain of the support address, or else of the product's own address. */
export const deliverySettings = (value: Values, publicUrl: string): DeliverySettings => ({
  smtpUrl: value.SMTP_URL,
  mailFrom: {
    name: value.BRAND_NAME,
    address: `no-reply@${value.SUPPORT_EMAIL?.split('@')[1] ?? new URL(publicUrl).hostname}`,
    ...value.MAIL_FROM,
  },
  smsUrl: value.SMS_URL,
});
