/** Seconds without a heartbeat after which a terminal counts as lost: three heartbeats. */
const LOST = 100;

const uses = {
  idle: ['Free', 'well'],
  visit: ['In use', 'well'],
  starting: ['Starting', ''],
  away: ['Waits for the network', 'ill'],
};

/** Returns the state of a terminal as a text and a tone. */
export function stateOf({ beatAt, report, enrolled }, now) {
  if (!beatAt) return [enrolled ? 'Enrolled, waiting for its first report' : 'Not set up yet', ''];
  if (now - beatAt > LOST * 1000) return ['Offline', 'ill'];
  return uses[report.use] ?? ['Unknown', ''];
}

/** Returns whether a terminal sent a heartbeat lately. */
export const isHeard = ({ beatAt }, now) => Boolean(beatAt) && now - beatAt <= LOST * 1000;

/** Returns whether a terminal runs an older configuration than the latest it has seen. */
const hasRefused = ({ report }) => Boolean(report?.configSeen) && report.configSeen !== report.config;

/** Returns why a terminal needs attention, as a text and a tone. */
export function problemOf(terminal, now, timeOf) {
  const { beatAt, report, events } = terminal;
  if (!beatAt) return undefined;
  if (!isHeard(terminal, now)) {
    const last = events[0] ? ` Its last event: “${events[0].what}”.` : '';
    return [`No heartbeat since ${timeOf(beatAt)}.${last}`, 'ill'];
  }
  if (report.gateway === 'away') return ['Its page does not reach the gateway.', 'ill'];
  if (!hasRefused(terminal)) return undefined;
  const event = events.find(({ what }) => what.startsWith(`configuration ${report.configSeen}: refused`));
  return [
    event ? `${event.what.replace('c', 'C')}.` : `Configuration ${report.configSeen}: refused.`,
    'fair',
  ];
}

const filters = {
  all: () => true,
  ill: (terminal, now) =>
    stateOf(terminal, now)[1] === 'ill' || terminal.report?.gateway === 'away' || hasRefused(terminal),
  visit: (terminal, now) => isHeard(terminal, now) && terminal.report.use === 'visit',
  idle: (terminal, now) => isHeard(terminal, now) && terminal.report.use === 'idle',
  unseen: ({ beatAt }) => !beatAt,
};

/** Returns the number of terminals in a state. */
export const countIn = (terminals, now, show) =>
  terminals.filter((terminal) => filters[show](terminal, now)).length;

/** Returns the terminals that contain every typed word in id, name or venue, and are in the chosen state. */
export function findTerminals(terminals, venues, now, { text, show }) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const named = new Map(venues.map(({ id, name }) => [id, name]));
  return terminals.filter((terminal) => {
    const { id, name, venue } = terminal;
    const names = `${id} ${name} ${named.get(venue)}`.toLowerCase();
    return filters[show](terminal, now) && words.every((word) => names.includes(word));
  });
}
