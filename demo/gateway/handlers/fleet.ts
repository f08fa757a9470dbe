import * as v from 'valibot';
import { heartbeat } from '../../../src/gateway/endpoints/shared/terminal-protocol.ts';
import { featureRefusal } from '../../../src/gateway/http/feature-refusals.ts';
import { createCommand, openCommands, recordOutcome } from '../fleet/commands.ts';
import { newerConfig } from '../fleet/configs.ts';
import { recordEvent } from '../fleet/events.ts';
import { operatorKey } from '../fleet/operator-key.ts';
import { checkPin } from '../fleet/pins.ts';
import { verifyMessage } from '../fleet/signed-messages.ts';
import { STAFF_LIFE } from '../fleet/staff-sessions.ts';
import { enrol, isTerminal, publicKeyOf, storeReport } from '../fleet/states.ts';
import type { Handlers } from '../handler.ts';
import { badRequest, Refusal, tooMany } from '../refusal.ts';

/** Heartbeats a minute from one address, such as a venue's. */
const FROM_ONE = 1_200;

const unknown = () => new Refusal(featureRefusal.terminalUnknown, { status: 403 });

export const fleet = {
  enrolTerminal({ gateway, body, address }) {
    if (!gateway.limits.enrol.allow(address)) throw tooMany();
    const { name, venueName } = enrol(gateway, body.terminal, body.key, body.publicKey);
    return { name, venue: venueName, operatorKey: operatorKey(gateway.store) };
  },

  async sendHeartbeat({ gateway, body, address }) {
    const ms = gateway.readLimit.take(`heartbeats ${address}`, FROM_ONE);
    if (ms) throw tooMany(Math.ceil(ms / 1000));
    const { terminal, payload } = await verifyMessage(gateway, body.signed, 'heartbeat');
    if (!gateway.limits.heartbeat.allow(terminal)) throw tooMany();
    const read = v.safeParse(heartbeat, payload);
    if (!read.success) throw badRequest(read.issues.map((issue) => v.getDotPath(issue)).join(', '));
    const { events, outcomes, ...report } = read.output;
    for (const event of events) recordEvent(gateway, terminal, event);
    for (const outcome of outcomes) recordOutcome(gateway, terminal, outcome);
    storeReport(gateway, terminal, report);
    return {
      now: gateway.clock(),
      every: gateway.switches.heartbeatSeconds,
      commands: await openCommands(gateway, terminal),
      config: newerConfig(gateway, terminal, report.configSeen) ?? null,
    };
  },

  tellPage({ gateway, body: { terminal, ...report }, address }) {
    if (!gateway.limits.pageBeat.allow(`${terminal} ${address}`)) throw tooMany();
    if (!isTerminal(gateway.store, terminal)) throw unknown();
    // Unauthenticated reports count only for terminals that are not enrolled.
    if (!publicKeyOf(gateway.store, terminal)) storeReport(gateway, terminal, report);
    return null;
  },

  async openStaffCorner({ gateway, body: { terminal, staff, pin, proof }, address }) {
    const proven = publicKeyOf(gateway.store, terminal) !== undefined;
    if (proven) {
      const word = proof ? await verifyMessage(gateway, proof, 'staff') : undefined;
      if (word?.terminal !== terminal) throw unknown();
    }
    // All terminals of a venue may share an address, and attempts at one must not block the others.
    if (!gateway.limits.staffFrom.allow(proven ? `terminal ${terminal}` : address)) throw tooMany();
    if (!isTerminal(gateway.store, terminal)) throw unknown();
    const who = checkPin(gateway, { terminal, number: staff, pin, proven });
    recordEvent(gateway, terminal, { kind: 'staff', what: 'opened', staff: who });
    const token = gateway.staffSessions.open({ terminal, staff: who, proven });
    return { token, name: who, seconds: STAFF_LIFE / 1000 };
  },

  async actAsStaff({ gateway, body: { token, act } }) {
    const session = gateway.staffSessions.valueOf(token);
    if (!session) throw new Refusal(featureRefusal.staffClosed);
    const { terminal, staff, proven } = session;
    const needsSupervisor = act === 'restart' || act === 'exit';
    if (needsSupervisor && !proven) throw unknown();
    recordEvent(gateway, terminal, { kind: 'staff', what: act, staff });
    if (act === 'close') gateway.staffSessions.end(token);
    return {
      command: needsSupervisor ? await createCommand(gateway, terminal, { order: act }, staff) : null,
    };
  },
} satisfies Partial<Handlers>;
