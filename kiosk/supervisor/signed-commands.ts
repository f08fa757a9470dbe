import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errors, importJWK, jwtVerify } from 'jose';
import * as v from 'valibot';
import {
  type Command,
  type CommandRefusal,
  command,
} from '../../src/gateway/endpoints/shared/terminal-protocol.ts';
import { writePrivateFile } from './atomic-file.ts';
import type { Identity } from './identity.ts';

/** Ids of executed commands to remember; older commands have expired. */
const KNOWN = 500;
/** Longest lifetime of a command, in jose's format. */
const LONGEST = '15 minutes';

/** A command to execute, or why it is refused. */
export type VerifiedCommand = { id: string; command: Command } | { id: string; refused: CommandRefusal };

export interface Commands {
  /** Verifies a command and records its id, so that it is never executed twice. */
  verify(signed: string): Promise<VerifiedCommand>;
}

interface Surroundings {
  identity: Identity;
  /** Folder that records executed commands across restarts. */
  state: string;
  /** Milliseconds since 1970, by the gateway's clock. */
  now(): number;
}

export function createCommands({ identity, state, now }: Surroundings): Commands {
  const file = join(state, 'commands.json');
  let known = readKnown(file);

  const verified = async (signed: string): Promise<VerifiedCommand> => {
    const key = await importJWK(identity.operatorKey, 'EdDSA');
    const read = await jwtVerify(signed, key, {
      algorithms: ['EdDSA'],
      audience: identity.terminal,
      maxTokenAge: LONGEST,
      requiredClaims: ['exp', 'jti'],
      currentDate: new Date(now()),
    }).catch((error: unknown) => error);
    if (read instanceof Error) return { id: idOf(read), refused: refusalOf(read) };
    const { success, output } = v.safeParse(command, (read as { payload: unknown }).payload);
    if (!success) return { id: idOf(read), refused: 'unable' };
    const { jti: id } = output;
    return known.includes(id) ? { id, refused: 'replayed' } : { id, command: output };
  };

  return {
    async verify(signed) {
      const taken = await verified(signed);
      if ('command' in taken) {
        known = [...known, taken.id].slice(-KNOWN);
        writePrivateFile(file, JSON.stringify(known));
      }
      return taken;
    },
  };
}

function readKnown(file: string): readonly string[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as string[];
  } catch {
    return [];
  }
}

/** Returns the id of a command that is signed but refused. */
function idOf(read: unknown): string {
  const { payload } = read as { payload?: { jti?: unknown } };
  return typeof payload?.jti === 'string' ? payload.jti.slice(0, 64) : '';
}

function refusalOf(error: Error): CommandRefusal {
  if (error instanceof errors.JWTExpired) return 'late';
  if (!(error instanceof errors.JWTClaimValidationFailed)) return 'forged';
  return error.claim === 'aud' ? 'foreign' : 'late';
}
