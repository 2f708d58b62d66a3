import ipaddr from 'ipaddr.js';
import type { AddressVerdict } from '#generated/types/boardIpCalls.ts';
import { comparableAddress, isAllowedAddress, ruleFor } from '#server/kernel/access/ipRules.ts';

/** One address in the usual notation: not the shorter, octal or hexadecimal forms that libraries also accept. */
const isAddress = (text: string): boolean =>
  text.includes(':') ? ipaddr.IPv6.isValid(text) : ipaddr.IPv4.isValidFourPartDecimal(text);

const refusedText = (text: string, rules: readonly string[]): string => {
  if (!isAddress(text)) return 'IP 주소가 아닙니다. 203.0.113.7처럼 주소 하나를 적어 주세요.';
  if (!comparableAddress(text)) return 'IPv6 주소는 규칙으로 허용할 수 없습니다. IPv4로 접속해야 합니다.';
  return rules.length
    ? '사용 중인 규칙 가운데 이 주소를 허용하는 것이 없습니다.'
    : '사용 중인 규칙이 없어 이 컴퓨터와 사설망 주소만 허용됩니다.';
};

const allowedText = (rule: string | undefined): string =>
  rule === undefined
    ? '사용 중인 규칙이 없는 동안에는 이 컴퓨터와 사설망 주소가 허용됩니다.'
    : `규칙 ${rule}에 따라 허용됩니다.`;

/** Whether the rules allow this text as an address, with the matching rule or the reason why not. */
export const verdict = (text: string, rules: readonly string[]): AddressVerdict => {
  const given = text.trim();
  const allowed = isAddress(given) && isAllowedAddress(given, rules);
  const rule = allowed ? ruleFor(given, rules) : undefined;
  return {
    allowed,
    message: allowed ? allowedText(rule) : refusedText(given, rules),
    address: comparableAddress(given) ?? given,
    rule: rule ?? null,
  };
};
