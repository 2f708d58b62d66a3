import { join, resolve } from 'node:path';
import addressparser from 'nodemailer/lib/addressparser';
import { z } from 'zod';
import type { TracingSettings } from '../tracing/tracing.ts';
import { address, bucketName, email, flag, storeAddress } from './settingKinds.ts';

/** The values of these environment variables as they are read. */
type Values<Variables extends z.ZodRawShape> = z.infer<z.ZodObject<Variables>>;

/** Folder and encryption of the backups; read by the commands only. */
export interface BackupSettings {
  /** Absolute path. */
  folder: string;
  /** File with the passphrase of the backups. */
  passphraseFile?: string | undefined;
  /** Public age key with which the backups are encrypted. */
  recipient?: string | undefined;
  /** File with the matching private key: needed only where backups are restored. */
  identityFile?: string | undefined;
}

/** A part of the environment variables of environment.ts. */
export const backupVariables = {
  BACKUP_DIR: z.string().optional(),
  BACKUP_PASSPHRASE_FILE: z.string().optional(),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[a-z0-9]{50,}$/, 'age의 공개 키(age1…)여야 합니다.')
    .optional(),
  BACKUP_IDENTITY_FILE: z.string().optional(),
};

export const backupSettings = (
  value: Values<typeof backupVariables> & { DATA_DIR: string },
): BackupSettings => ({
  folder: resolve(value.BACKUP_DIR ?? join(value.DATA_DIR, 'backups')),
  passphraseFile: value.BACKUP_PASSPHRASE_FILE,
  recipient: value.BACKUP_RECIPIENT,
  identityFile: value.BACKUP_IDENTITY_FILE,
});

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

/** Without a sender, mails come from the domain of the support address, or else of the product's own address. */
export const deliverySettings = (
  value: Values<typeof deliveryVariables> & { BRAND_NAME: string; SUPPORT_EMAIL?: string | undefined },
  publicUrl: string,
): DeliverySettings => ({
  smtpUrl: value.SMTP_URL,
  mailFrom: {
    name: value.BRAND_NAME,
    address: `no-reply@${value.SUPPORT_EMAIL?.split('@')[1] ?? new URL(publicUrl).hostname}`,
    ...value.MAIL_FROM,
  },
  smsUrl: value.SMS_URL,
});

/** Settings of an S3-compatible file store. */
export interface S3Settings {
  /** Undefined: Amazon's own endpoint of the region. */
  endpoint?: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  /** A secret: must not appear in logs or answers. */
  secretAccessKey: string;
  /** The bucket is part of the URL's path, not of its host name. */
  forcePathStyle: boolean;
}

/** A part of the environment variables of environment.ts. */
export const s3Variables = {
  S3_ENDPOINT: storeAddress.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: bucketName.optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: flag.default(true),
};

/** Undefined if one of the three required variables is missing. */
export const s3Settings = (value: Values<typeof s3Variables>): S3Settings | undefined =>
  value.S3_BUCKET && value.S3_ACCESS_KEY && value.S3_SECRET_KEY
    ? {
        endpoint: value.S3_ENDPOINT,
        region: value.S3_REGION,
        bucket: value.S3_BUCKET,
        accessKeyId: value.S3_ACCESS_KEY,
        secretAccessKey: value.S3_SECRET_KEY,
        forcePathStyle: value.S3_FORCE_PATH_STYLE,
      }
    : undefined;

/** A part of the environment variables of environment.ts; the names are those of OpenTelemetry. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: address('http', 'https').optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('culture-press'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number('0부터 1까지의 수여야 합니다.').min(0).max(1).default(1),
};

/** Undefined: no tracing. */
export const tracingSettings = (value: Values<typeof tracingVariables>): TracingSettings | undefined =>
  value.OTEL_EXPORTER_OTLP_ENDPOINT
    ? {
        endpoint: value.OTEL_EXPORTER_OTLP_ENDPOINT,
        serviceName: value.OTEL_SERVICE_NAME,
        ratio: value.OTEL_TRACES_SAMPLER_ARG,
      }
    : undefined;
