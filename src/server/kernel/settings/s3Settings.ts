import { z } from 'zod';
import { bucketName, flag, storeAddress } from './settingKinds.ts';

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

const read = z.object(s3Variables);

/** Undefined if one of the three required variables is missing. */
export const s3Settings = (value: z.infer<typeof read>): S3Settings | undefined =>
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
