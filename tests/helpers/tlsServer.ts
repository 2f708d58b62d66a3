import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';

/** A public test certificate for 127.0.0.1 that nobody trusts, valid for one day. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIBjjCCATSgAwIBAgIUWHWhlYaG3kS0VCzdAW2y0xM4r3UwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJMTI3LjAuMC4xMB4XDTI2MTEyNzEyMDU1OFoXDTI2MTEyODEy
MDU1OFowFDESMBAGA1UEAwwJMTI3LjAuMC4xMFkwEwYHKoZIzj0CAQYIKoZIzj0D
AQcDQgAEli1wDqsziidcdc4e/6QYt1o/GVt4B0cEMOi1U6feoPa/bGZ5J/w4CroT
kd0lQTkY9nUnbihbzFRBCwqJfPWLuqNkMGIwHQYDVR0OBBYEFH8ny8pUCsAxQfI2
YaSuSgtN328pMB8GA1UdIwQYMBaAFH8ny8pUCsAxQfI2YaSuSgtN328pMA8GA1Ud
EwEB/wQFMAMBAf8wDwYDVR0RBAgwBocEfwAAATAKBggqhkjOPQQDAgNIADBFAiEA
qmUhtN+886vXvdIQpZQTFz4q0+n2Zvpd/dmfWaiGFRYCIGr6T3mu9KtNEqK34pTe
8MtI8ybqyRrPtnTGB7LmOV08
-----END CERTIFICATE-----
`;
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgytHwmkjq+IYZNowi
fXinXXyu2Vvo5/OaCmdNn53LqEehRANCAASWLXAOqzOKJ1x1zh7/pBi3Wj8ZW3gH
RwQw6LVTp96g9r9sZnkn/DgKuhOR3SVBORj2dSduKFvMVEELCol89Yu6
-----END PRIVATE KEY-----
`;

/** Expiry of that certificate. */
export const certificateEnd = '2026-11-28T12:05:58.000Z';

/** A TLS server on loopback with that certificate. */
export const startTlsServer = async (): Promise<{ url: string; stop(): void }> => {
  const server = createServer({ cert: certificate, key }, (socket) => {
    socket.on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `https://127.0.0.1:${port}`, stop: () => void server.close() };
};
