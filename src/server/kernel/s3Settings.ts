import { z } from 'zod';
import { bucketName, flag, storeAddress } from './settingKinds.ts';

/** A store of files that is reached as Amazon's S3 is. */
export interface S3Settings {
  /** Undefined: Amazon's own, by the region. */
  endpoint?: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  /** A secret: in no log and no answer. */
  secretAccessKey: string;
  /** The bucket stands in the path of addresses, not before the name of the server. */
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

/** Undefined where one of the three that must be given is not. */
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
