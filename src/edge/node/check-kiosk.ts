import { readKioskConfig } from '../../../kiosk/config/read-kiosk-config.ts';
import { ConfigError } from '../../config/read-site-config.ts';
import { type Files, textOf } from '../files.ts';

/** Returns the first wrong field of a `kiosk.json` for one terminal; without a name of the settings of the venue. */
export function kioskProblem(text: string, terminal?: string): ConfigError | undefined {
  try {
    readKioskConfig(text, terminal);
    return undefined;
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
}

/** Returns the wrong fields of a brand's `kiosk.json`: the first one of the venue, else the first one of each terminal. */
export async function checkKiosk(files: Files): Promise<string[]> {
  const text = await textOf(files, 'kiosk.json');
  if (text === undefined) return [];
  const problemsOf = (terminal?: string) => {
    const problem = kioskProblem(text, terminal);
    return problem ? [`kiosk.json: ${problem.message}`] : [];
  };
  const ofVenue = problemsOf();
  if (ofVenue.length) return ofVenue;
  const { terminals = {} } = JSON.parse(text) as { terminals?: object };
  return Object.keys(terminals).flatMap((name) => problemsOf(name));
}
