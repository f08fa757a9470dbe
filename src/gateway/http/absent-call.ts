import { GatewayError, refusal } from './errors.ts';

const codes: readonly string[] = [refusal.notFound, refusal.noPermission];

/** Whether an error of an optional call says that the gateway does not have it. */
export const isAbsentCall = (error: unknown): boolean =>
  error instanceof GatewayError && error.kind === 'refused' && codes.includes(error.code);
