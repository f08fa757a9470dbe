/** Seconds without a heartbeat after which a terminal counts as lost: three heartbeats. */
const LOST = 100;

const uses = {
  idle: ['Nobody is there', 'well'],
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

const filters = {
  all: () => true,
  ill: (terminal, now) => {
    const { report } = terminal;
    const refused = report?.configSeen !== report?.config;
    return stateOf(terminal, now)[1] === 'ill' || report?.gateway === 'away' || refused;
  },
  visit: (terminal, now) => isHeard(terminal, now) && terminal.report.use === 'visit',
  unseen: ({ beatAt }) => !beatAt,
};

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
