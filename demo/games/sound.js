/** Tones of each event, in hertz, one after another. */
const TONES = { go: [330], win: [523, 659, 784], lost: [196] };
/** Seconds of one tone, and how loud it is. */
const LENGTH = 0.12;
const LOUD = 0.06;

let silent = false;
let context;

/** Says that the game can be silenced, and does as the page around it asks. */
export function offerSilence() {
  if (window.parent === window) return;
  addEventListener('message', ({ source, data }) => {
    if (source !== window.parent || typeof data?.mute !== 'boolean') return;
    silent = data.mute;
    document.documentElement.dataset.sound = silent ? 'off' : 'on';
  });
  window.parent.postMessage({ canMute: true }, '*');
}

/** Sounds an event, within or after a tap: browsers keep a page silent until then. */
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
