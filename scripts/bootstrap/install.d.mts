interface Lock {
  packages: Record<string, object>;
}
export function sameVersions(lock: Lock, installed: Lock): boolean;
export function install(options: { withTools: boolean }): Promise<void>;
