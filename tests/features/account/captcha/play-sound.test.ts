import { expect, test, vi } from 'vitest';
import { playSound } from '../../../../src/features/account/captcha/play-sound.ts';

/** The parts of Web Audio that the function uses. */
class Audio {
  static readonly made: Audio[] = [];
  readonly destination = {};
  readonly source = {
    buffer: undefined as unknown,
    onended: () => {},
    connect: vi.fn<(to: unknown) => void>(),
    start: vi.fn<() => void>(),
  };
  readonly decodeAudioData = vi.fn(async (bytes: ArrayBuffer) => ({ decoded: [...new Uint8Array(bytes)] }));
  readonly close = vi.fn(async () => {});

  constructor() {
    Audio.made.push(this);
  }

  createBufferSource() {
    return this.source;
  }
}

test('decodes an audio captcha from its data URL, plays it and frees it afterwards', {
  tags: ['LG-4'],
}, async () => {
  vi.stubGlobal('AudioContext', Audio);
  await playSound(`data:audio/wav;base64,${btoa('\u0000\u00ffRIFF')}`);
  const [audio] = Audio.made;
  const { source, destination, close } = audio!;
  expect(source.buffer).toEqual({ decoded: [0, 255, 82, 73, 70, 70] });
  expect(source.connect).toHaveBeenCalledExactlyOnceWith(destination);
  expect(source.start).toHaveBeenCalledOnce();
  expect(close).not.toHaveBeenCalled();
  source.onended();
  expect(close).toHaveBeenCalledOnce();
});
