import { isEmbedded, tellParent } from './parent-page.js';

/** Frequencies in hertz, played one after another. */
const TONES = { go: [330], win: [523, 659, 784], lost: [196] };
/** Seconds of one tone, and its volume. */
const LENGTH = 0.12;
const LOUD = 0.06;

let silent = false;
let context;

/** Announces to the parent page that the game can be muted, and follows its messages. */
export function offerSilence() {
  if (!isEmbedded) return;
  addEventListener('message', ({ source, data }) => {
    if (source !== window.parent || typeof data?.mute !== 'boolean') return;
    silent = data.mute;
    document.documentElement.dataset.sound = silent ? 'off' : 'on';
  });
  tellParent('canMute');
}

/** Plays an event's tones. Call it after a tap, because browsers block sound until then. */
export function sound(event) {
  if (silent) return;
  context ??= new AudioContext();
  TONES[event].forEach((hertz, index) => {
    const at = context.currentTime + index * LENGTH;
    const tone = new OscillatorNode(context, { frequency: hertz, type: 'triangle' });
    const volume = new GainNode(context);
    volume.gain.setValueAtTime(LOUD, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + LENGTH);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + LENGTH);
  });
}
