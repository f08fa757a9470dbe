// @module-tag LG-4
import { expect, test } from 'vitest';
import { seededRandom } from '../../demo/fixtures/random.ts';
import { beepDigits } from '../../demo/gateway/proof/beeps.ts';

/** Samples in 10 ms. */
const WINDOW = 80;

function samplesOf(sound: string): number[] {
  const file = Buffer.from(sound.split(',')[1] ?? '', 'base64');
  return [...file.subarray(44)].map((sample) => sample - 128);
}

const windowsOf = (samples: number[]) =>
  Array.from({ length: Math.floor(samples.length / WINDOW) }, (_, at) =>
    samples.slice(at * WINDOW, (at + 1) * WINDOW),
  );
const loudness = (window: number[]) => Math.sqrt(window.reduce((sum, each) => sum + each ** 2, 0) / WINDOW);
const crossings = (window: number[]) =>
  window.filter((each, at) => at > 0 && each >= 0 !== window[at - 1]! >= 0).length;

/** Counts peaks above a threshold, in groups that long pauses separate. */
function counted(marks: boolean[], restOf: number): string {
  let digits = '';
  let [beeps, length, rest] = [0, 0, 0];
  for (const mark of [...marks, ...Array<boolean>(restOf + 1).fill(false)]) {
    if (mark) {
      length++;
      rest = 0;
      continue;
    }
    if (length >= 5) beeps++;
    length = 0;
    rest++;
    if (rest === restOf && beeps) {
      digits += beeps;
      beeps = 0;
    }
  }
  return digits;
}

/** Returns whether any threshold yields the answer, which is more than a program could know. */
function isCounted(sound: string, digits: string, measure: (window: number[]) => number): boolean {
  const measured = windowsOf(samplesOf(sound)).map(measure);
  const sorted = measured.toSorted((one, other) => one - other);
  for (let part = 0.05; part < 1; part += 0.05) {
    const threshold = sorted[Math.floor(part * sorted.length)]!;
    if (
      counted(
        measured.map((each) => each > threshold),
        40,
      ) === digits
    )
      return true;
    if (
      counted(
        measured.map((each) => each < threshold),
        40,
      ) === digits
    )
      return true;
  }
  return false;
}

const random = seededRandom(11);
const sounds = Array.from({ length: 50 }, () => {
  const digits = Array.from({ length: 4 }, () => 1 + Math.floor(random() * 5)).join('');
  return { digits, sound: beepDigits(digits, random) };
});

test.each([
  ['how loud it is', loudness],
  ['how often it crosses zero', crossings],
])('%s cannot count the beeps of a captcha', (_, measure) => {
  const solved = sounds.filter(({ sound, digits }) => isCounted(sound, digits, measure));
  expect(solved.length).toBeLessThan(3);
});

test('each beep is a much clearer tone than the noise around it', () => {
  /** Returns the share of a window that one of the beeps' pitches has. */
  const clarity = (window: number[]) => {
    const powers = Array.from({ length: 27 }, (_, step) => {
      const turn = (2 * Math.PI * (520 + step * 10)) / 8_000;
      const real = window.reduce((sum, each, at) => sum + each * Math.cos(turn * at), 0);
      const imaginary = window.reduce((sum, each, at) => sum + each * Math.sin(turn * at), 0);
      return real ** 2 + imaginary ** 2;
    });
    const energy = window.reduce((sum, each) => sum + each ** 2, 0);
    return Math.max(...powers) / ((energy * window.length) / 2);
  };
  // Of 80 ms, about the ear's time resolution.
  const one = samplesOf(beepDigits('1', seededRandom(5)));
  const long = Array.from({ length: Math.floor(one.length / 80) - 8 }, (_, at) =>
    clarity(one.slice(at * 80, at * 80 + 640)),
  );
  expect(Math.max(...long)).toBeGreaterThan(0.7);
});
