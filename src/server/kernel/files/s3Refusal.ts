import { Failure } from '../failure.ts';
import { FileMissing } from './names.ts';

/** The refusal or unreachability of a bucket, with a message for the log. */
export class StoreRefusal extends Error {
  override name = 'StoreRefusal';
  /** HTTP status; undefined without an answer. */
  readonly status: number | undefined;
  /** Error code of the store or the system, such as `NoSuchBucket`. */
  readonly code: string;

  /** @param place the bucket and its server */
  constructor(place: string, cause: unknown) {
    const { name = 'unknown', code, message, $metadata } = Object(cause) as Thrown;
    super(`${place}: ${[$metadata?.httpStatusCode, code ?? name, message].filter(Boolean).join(' ')}`, {
      cause,
    });
    this.status = $metadata?.httpStatusCode;
    this.code = code ?? name;
  }
}

/** Errors of the client. */
interface Thrown {
  name?: string;
  code?: string;
  message?: string;
  $metadata?: { httpStatusCode?: number };
}

/** No space or quota left: Amazon, MinIO, Ceph and others use different codes. */
const fullCodes = /StorageFull|DiskFull|QuotaExceeded|InsufficientStorage|InsufficientCapacity/i;
const busyCodes = /SlowDown|TooManyRequests|Throttl|RequestLimitExceeded|ServerBusy/i;

/** Whether the store is full. */
export const isFullStore = ({ status, code }: StoreRefusal): boolean =>
  status === 507 || fullCodes.test(code);

/** The failure for the client of the request. Without the store's own message, which may contain keys and addresses. */
const failureOf = (refusal: StoreRefusal): Failure => {
  const { status, code } = refusal;
  if (isFullStore(refusal))
    return new Failure(
      503,
      'UNAVAILABLE',
      '파일 저장소가 가득 차서 첨부 파일을 저장하지 못했습니다. 쓰던 글은 그대로 두고 관리자에게 알려 주세요. 공간이 확보되면 다시 시도할 수 있습니다.',
      { retryAfter: 60, cause: refusal },
    );
  if (code === 'EntityTooLarge' || status === 413)
    return new Failure(
      413,
      'TOO_LARGE',
      '파일이 커서 파일 저장소가 받지 않았습니다. 더 작은 파일로 나누어 올리거나, 관리자에게 저장소의 크기 제한을 물어봐 주세요.',
      { cause: refusal },
    );
  if (status === 429 || busyCodes.test(code))
    return new Failure(
      503,
      'UNAVAILABLE',
      '파일 저장소에 요청이 몰려 처리하지 못했습니다. 잠시 후 다시 시도해 주세요.',
      { retryAfter: 10, cause: refusal },
    );
  return new Failure(
    503,
    'UNAVAILABLE',
    '파일 저장소에 연결하지 못했습니다. 잠시 후 다시 시도해 주세요. 계속되면 관리자에게 알려 주세요.',
    { cause: refusal },
  );
};

/**
 * The error to throw for a refusal: FileMissing if the object does not exist, else a failure for the client of the
 * request.
 */
export const thrownFor = (refusal: StoreRefusal): FileMissing | Failure =>
  refusal.status === 404 ? new FileMissing() : failureOf(refusal);

/** The refusal behind an error. */
export const refusalIn = (error: unknown): StoreRefusal | undefined => {
  if (error instanceof StoreRefusal) return error;
  return error instanceof Error ? refusalIn(error.cause) : undefined;
};

/** Message for a refused start, without the store's own message. */
export const startSentence = (bucket: string, error: unknown): string => {
  const refusal = refusalIn(error);
  if (error instanceof FileMissing || refusal?.status === 404)
    return `S3_BUCKET의 저장소가 없습니다: ${bucket}. 이름을 확인하거나 먼저 만들어 주세요.`;
  if (refusal && isFullStore(refusal))
    return `S3 저장소 ${bucket}이(가) 가득 찼습니다. 용량을 늘리거나 할당량을 올려 주세요.`;
  if (refusal?.status === 401 || refusal?.status === 403)
    return `S3 저장소 ${bucket}에 쓸 권한이 없습니다. S3_ACCESS_KEY와 S3_SECRET_KEY, 그 계정의 권한을 확인해 주세요.`;
  return `S3 저장소 ${bucket}에 연결할 수 없습니다. S3_ENDPOINT와 S3_REGION, 방화벽을 확인해 주세요.`;
};
