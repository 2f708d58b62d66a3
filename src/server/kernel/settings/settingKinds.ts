import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/** The types of settings. Each has a one-sentence message for invalid values. */

export const flag = z
  .enum(['0', '1'], { error: '0 또는 1이어야 합니다.' })
  .transform((value) => value === '1');

export const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `${from}부터 ${to} 사이의 정수여야 합니다.`)
    .transform(Number)
    .refine((value) => value >= from && value <= to, `${from}부터 ${to} 사이의 정수여야 합니다.`);

export const address = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol.slice(0, -1)),
      `${protocols.map((protocol) => `${protocol}://`).join(' 또는 ')} 로 시작하는 주소여야 합니다.`,
    );

/** Several addresses, separated by commas. */
export const addresses = (...protocols: string[]) =>
  z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .pipe(z.array(address(...protocols)));

/** Public URL of the product; a path is kept (behind a proxy), a trailing slash is removed. */
export const publicAddress = address('http', 'https')
  .refine(
    (value) => !URL.canParse(value) || (!new URL(value).username && !new URL(value).password),
    '주소에 계정이나 비밀번호를 넣지 마세요.',
  )
  .refine((value) => !/[?#]/.test(value), '물음표나 # 없이 적어 주세요.')
  .transform((value) => new URL(value).href.replace(/\/+$/, ''));

/** URL of a service; its keys have separate variables, since addresses are shown and logged. */
const serviceAddress = (keys: string) =>
  address('http', 'https')
    .refine(
      (value) => !URL.canParse(value) || (!new URL(value).username && !new URL(value).password),
      `주소에 계정이나 키를 넣지 말고 ${keys}에 적어 주세요.`,
    )
    .refine((value) => !/[?#]/.test(value), '물음표나 # 없이 적어 주세요.')
    .transform((value) => value.replace(/\/+$/, ''));

/** URL of a language model. */
export const modelAddress = serviceAddress('AI_API_KEY');

/** URL of a file store. */
export const storeAddress = serviceAddress('S3_ACCESS_KEY와 S3_SECRET_KEY');

export const bucketName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, '영문 소문자, 숫자, 붙임표로 된 3~63자의 이름이어야 합니다.');

/** Values that texts without a model have in place of the model's name. */
const otherOrigins = ['person', 'dictionary', 'extractive', 'arrivalRule', '시연 자료'];

export const modelName = z
  .string()
  .max(100, '100자 이내여야 합니다.')
  .refine((value) => !otherOrigins.includes(value), '모델의 이름을 적어 주세요. 이 이름은 쓸 수 없습니다.');

export const email = z.email({ error: '이메일 주소 형식이 아닙니다.' });

/** Names that proxy-addr accepts, in addition to addresses and CIDR ranges. */
const proxyNames = ['loopback', 'linklocal', 'uniquelocal'];
const isProxy = (value: string) =>
  proxyNames.includes(value) || ipaddr.isValid(value) || ipaddr.isValidCIDR(value);

export const proxies = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine(
    (parts) => parts.every(isProxy),
    '신뢰할 프록시의 IP, CIDR 또는 loopback, linklocal, uniquelocal을 쉼표로 나열해 주세요.',
  );

export const ranges = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine(
    (parts) => parts.every((part) => ipaddr.isValid(part) || ipaddr.isValidCIDR(part)),
    'IP 주소나 CIDR 범위를 쉼표로 나열해 주세요.',
  );
