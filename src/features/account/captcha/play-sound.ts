/**
 * Plays a base64 data URL through Web Audio, because the content security policy blocks media from data URLs.
 */
export async function playSound(dataUrl: string): Promise<void> {
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (letter) =>
    letter.charCodeAt(0),
  );
  const audio = new AudioContext();
  const source = audio.createBufferSource();
  source.buffer = await audio.decodeAudioData(bytes.buffer);
  source.connect(audio.destination);
  source.onended = () => void audio.close();
  source.start();
}
