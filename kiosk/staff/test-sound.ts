/** Seconds of each tone, and its frequency in Hertz. */
const LENGTH = 0.7;
const PITCH = 523;
const LOUDNESS = 0.3;

/** Plays a tone on the left, then on the right. Silent if the browser has no audio. */
export function playTestSound(): void {
  if (typeof AudioContext === 'undefined') return;
  const context = new AudioContext();
  [-1, 1].forEach((side, turn) => {
    const tone = new OscillatorNode(context, { frequency: PITCH });
    const volume = new GainNode(context, { gain: LOUDNESS });
    tone
      .connect(volume)
      .connect(new StereoPannerNode(context, { pan: side }))
      .connect(context.destination);
    const begins = context.currentTime + turn * LENGTH;
    tone.start(begins);
    tone.stop(begins + LENGTH);
    if (turn === 1) tone.onended = () => void context.close();
  });
}
