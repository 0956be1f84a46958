/** Browser interfaces of sound and pictures that jsdom lacks. What the microphone hears is what a test says. */
export function installFakeAudio() {
  const sound = { loudness: 0, open: 0, state: 'running' as AudioContextState };

  class FakeAudioContext {
    get state() {
      return sound.state;
    }
    constructor() {
      sound.open += 1;
    }
    createAnalyser() {
      return {
        fftSize: 2048,
        getFloatTimeDomainData: (samples: Float32Array) => samples.fill(sound.loudness),
      };
    }
    createMediaStreamSource() {
      return { connect: () => {}, disconnect: () => {} };
    }
    resume() {
      sound.state = 'running';
      return Promise.resolve();
    }
    close() {
      sound.open -= 1;
      return Promise.resolve();
    }
  }

  Object.assign(globalThis, { AudioContext: FakeAudioContext, MediaStream: class {} });
  window.matchMedia = ((query: string) => ({ matches: false, media: query })) as never;
  return sound;
}
