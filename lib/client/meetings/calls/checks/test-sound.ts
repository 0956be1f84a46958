/** Two rising notes, in hertz. */
const NOTES = [523.25, 659.25];
const NOTE_SECONDS = 0.35;
const VOLUME = 0.2;

/**
 * Plays a short sound through a speaker, or through the browser's default. Call it in a user gesture.
 * @throws what the browser rejects with
 */
export async function playTestSound(speaker: string | undefined): Promise<void> {
  const context = new AudioContext();
  const audio = new Audio();
  try {
    await context.resume();
    const destination = context.createMediaStreamDestination();
    // An element as those that play the voices of a call: the same way out.
    audio.srcObject = destination.stream;
    if (speaker !== undefined && 'setSinkId' in audio) await audio.setSinkId(speaker);
    await audio.play();
    await Promise.all(NOTES.map((hertz, at) => playNote(context, destination, hertz, at)));
  } finally {
    audio.srcObject = null;
    await context.close();
  }
}

function playNote(
  context: AudioContext,
  destination: AudioNode,
  hertz: number,
  at: number,
): Promise<void> {
  const start = context.currentTime + at * NOTE_SECONDS;
  const end = start + NOTE_SECONDS;
  const note = new OscillatorNode(context, { frequency: hertz });
  const volume = new GainNode(context, { gain: 0 });
  // Without a slope up and down it would click.
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(VOLUME, start + 0.03);
  volume.gain.setValueAtTime(VOLUME, end - 0.12);
  volume.gain.linearRampToValueAtTime(0, end);
  note.connect(volume).connect(destination);
  note.start(start);
  note.stop(end);
  return new Promise((resolve) => {
    note.onended = () => resolve();
  });
}
