import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Environment } from '../environment.ts';

const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/**
 * Warns once when a proxy on this machine forwards requests while no proxy is trusted: all visitors then share the
 * address of the proxy in IP rules, limits and logs.
 */
export const registerProxyWarning = (app: FastifyInstance, { trustProxy }: Environment): void => {
  if (trustProxy.length) return;
  let isLogged = false;
  app.addHook('onRequest', async ({ headers, ip }) => {
    if (isLogged || !(headers['x-forwarded-for'] || headers.forwarded) || !isLoopback(ip)) return;
    isLogged = true;
    app.log.warn(
      'TRUST_PROXY가 없어 프록시가 알려 주는 접속자의 IP를 믿지 않습니다. 모든 접속이 이 컴퓨터의 IP로 기록되고 접속 제한이 듣지 않습니다. 프록시가 이 컴퓨터에 있으면 TRUST_PROXY=loopback을 지정해 주세요.',
    );
  });
};
