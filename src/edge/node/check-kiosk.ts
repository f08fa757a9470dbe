import { readKioskConfig } from '../../../kiosk/config/read-kiosk-config.ts';
import { ConfigError } from '../../config/read-site-config.ts';
import { type Files, textOf } from '../files.ts';

/** Returns the wrong fields of a brand's `kiosk.json`: the first one of the venue, else the first one of each terminal. */
export async function checkKiosk(files: Files): Promise<string[]> {
  const text = await textOf(files, 'kiosk.json');
  if (text === undefined) return [];
  const problemOf = (terminal?: string) => {
    try {
      readKioskConfig(text, terminal);
      return [];
    } catch (error) {
      if (error instanceof ConfigError) return [`kiosk.json: ${error.message}`];
      throw error;
    }
  };
  const ofVenue = problemOf();
  if (ofVenue.length) return ofVenue;
  const { terminals = {} } = JSON.parse(text) as { terminals?: object };
  return Object.keys(terminals).flatMap((name) => problemOf(name));
}
