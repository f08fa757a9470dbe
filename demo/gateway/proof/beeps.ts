import type { Random } from '../../fixtures/random.ts';

/** Samples a second; eight bits each. */
const RATE = 8_000;
/** Seconds of a beep, of the rest after it, and of the rest after the last beep of a digit. */
const BEEP = 0.13;
const REST = 0.15;
const GAP = 0.75;
const LOUD = 90;

/** Digits from 1 up as groups of beeps to be counted, in a WAV file in a data URL. It needs no language. */
export function beepDigits(digits: string, random: Random): string {
  const samples: number[] = [];
  const add = (seconds: number, loudness: number, pitch: number) => {
    for (let at = 0; at < seconds * RATE; at++) {
      const fade = Math.min(1, at / 80, (seconds * RATE - at) / 80);
      const tone = Math.sin((at * 2 * Math.PI * pitch) / RATE) * loudness * fade;
      samples.push(128 + tone + (random() - 0.5) * 12);
    }
  };
  add(0.3, 0, 0);
  for (const digit of digits) {
    for (let beeps = 0; beeps < Number(digit); beeps++) {
      add(BEEP * (0.9 + random() * 0.2), LOUD, 560 + random() * 180);
      add(REST * (0.9 + random() * 0.2), 0, 0);
    }
    add(GAP, 0, 0);
  }
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(samples.length, 40);
  const file = Buffer.concat([header, Buffer.from(samples)]);
  return `data:audio/wav;base64,${file.toString('base64')}`;
}
