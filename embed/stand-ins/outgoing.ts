/** Mounts only call endpoints that need neither token nor body; everything else runs in the operator frame. */
export const senderOf = (): { headers: Record<string, string>; token?: string } => ({ headers: {} });
export function bodyOf(): unknown {
  return undefined;
}
export function tellRefusal(): void {}
export const inGatewayTime = <T>(_: unknown, __: unknown, ask: () => T): T => ask();
