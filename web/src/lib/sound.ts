import type { Sentence } from './announce';

/** A short sound of the table. */
export type Sound = 'card' | 'chip' | 'win';

/** In seconds: the time between two sounds of one change. */
const GAP = 0.09;

/** The sounds of what has happened: a card for each hand that came, and a win at the end. */
export function soundsOf(heard: readonly Sentence[]): Sound[] {
  return heard.flatMap((sentence): Sound[] => {
    switch (sentence.say) {
      case 'dealt':
      case 'drawn':
      case 'dealer-shows':
      case 'dealer-replaces':
        return ['card'];
      case 'dealer-open':
        return ['chip'];
      case 'total':
        return sentence.net > 0 ? ['win'] : [];
      case 'result':
        return [];
    }
  });
}

let context: AudioContext | undefined;

/** Plays sounds one after the other. Where there is no sound to be had, there is silence. */
export function play(sounds: readonly Sound[]): void {
  if (sounds.length === 0 || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  const start = context.currentTime + 0.01;
  for (const [place, sound] of sounds.entries()) makers[sound](context, start + place * GAP);
}

const makers: Record<Sound, (audio: AudioContext, at: number) => void> = {
  card: (audio, at) => {
    // A short rustle.
    const length = Math.ceil(audio.sampleRate * 0.06);
    const buffer = audio.createBuffer(1, length, audio.sampleRate);
    buffer.getChannelData(0).forEach((_, place, samples) => {
      samples[place] = (Math.random() * 2 - 1) * (1 - place / length) ** 2;
    });
    const noise = new AudioBufferSourceNode(audio, { buffer });
    const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 2600, Q: 0.8 });
    noise.connect(band).connect(fading(audio, at, 0.25, 0.06));
    noise.start(at);
  },
  chip: (audio, at) => {
    tone(audio, at, 2300, 0.05, 0.12);
    tone(audio, at + 0.045, 3100, 0.06, 0.1);
  },
  win: (audio, at) => {
    for (const [place, pitch] of [523.25, 659.25, 783.99].entries())
      tone(audio, at + place * 0.11, pitch, 0.25, 0.12);
  },
};

function tone(audio: AudioContext, at: number, frequency: number, length: number, loudness: number): void {
  const wave = new OscillatorNode(audio, { type: 'triangle', frequency });
  wave.connect(fading(audio, at, loudness, length));
  wave.start(at);
  wave.stop(at + length);
}

function fading(audio: AudioContext, at: number, loudness: number, length: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  gain.connect(audio.destination);
  return gain;
}
