const wildcards = ['0.0.0.0', '::'];

/**
 * The address at which other processes of this machine call a server.
 * @param host the address it listens on; a wildcard is called by loopback
 */
export const serverAddress = ({ host, port }: { host: string; port: number | null }, path = '/'): URL => {
  const address = new URL(path, 'http://localhost');
  const name = wildcards.includes(host) ? '127.0.0.1' : host;
  address.hostname = name.includes(':') ? `[${name}]` : name;
  address.port = String(port ?? '');
  return address;
};
