import type { Random } from '../../fixtures/random.ts';

/** Samples a second, of eight bits. */
const RATE = 8_000;
/** Seconds of a beep, of the pause after it, and of the pause after a digit. */
const BEEP = 0.16;
const REST = 0.17;
const GAP = 0.9;
/** Effective loudness of all sound, of 127, and the tone's part of it during a beep. */
const LOUD = 38;
const TONE = 0.88;

/**
 * Renders digits as groups of beeps to count, as a WAV file in a data URL. Noise near the beeps' pitch is
 * equally loud and swells like them: an ear follows the clear tones, while neither loudness nor zero
 * crossings reveal them.
 */
export function beepDigits(digits: string, random: Random): string {
  const samples: number[] = [];
  const rush = rushOf(random);
  const add = (seconds: number, part: number, pitch: number) => {
    for (let at = 0; at < seconds * RATE; at++) {
      const fade = Math.min(1, at / 80, (seconds * RATE - at) / 80);
      const share = part * fade;
      const tone = Math.sin((at * 2 * Math.PI * pitch) / RATE) * Math.SQRT2 * share;
      const value = LOUD * (tone + rush() * Math.sqrt(1 - share ** 2));
      samples.push(Math.round(Math.min(255, Math.max(0, 128 + value))));
    }
  };
  add(0.4 + random() * 0.3, 0, 0);
  for (const digit of digits) {
    for (let beeps = 0; beeps < Number(digit); beeps++) {
      add(BEEP * (0.85 + random() * 0.3), TONE, 520 + random() * 260);
      add(REST * (0.85 + random() * 0.3), 0, 0);
    }
    add(GAP * (0.9 + random() * 0.2), 0, 0);
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

/** Returns noise around the beeps' pitch, of effective loudness 1, that wanders and swells. */
function rushOf(random: Random): () => number {
  let [before, last, at, centre, swell, aim] = [0, 0, 0, 650, 1, 1];
  /** Damping of the resonance: the noise is some hundred hertz wide. */
  const keep = 0.94;
  return () => {
    if (at++ % 640 === 0) {
      centre = 520 + random() * 260;
      aim = 0.8 + random() * 0.4;
    }
    swell += (aim - swell) * 0.01;
    const white = (random() - 0.5) * 2;
    const angle = (2 * Math.PI * centre) / RATE;
    const square = keep ** 2;
    // Normalises the resonance of white noise to loudness 1.
    const gain = Math.sqrt(
      (3 * (1 - square) * (1 + square ** 2 - 2 * square * Math.cos(2 * angle))) / (1 + square),
    );
    const next = 2 * keep * Math.cos(angle) * last - square * before + gain * white;
    [before, last] = [last, next];
    return next * swell;
  };
}
