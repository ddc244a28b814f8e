import { storedChoice } from '#web/kit/look/stored-choice.ts'

/* Sounds of a scan, for someone who is looking at the parcel and not at the screen. */

export type Sound = 'ok' | 'problem' | 'note'

interface Tone {
  readonly hertz: number
  /** Seconds after the start, and how long it lasts. */
  readonly at: number
  readonly lasts: number
  readonly shape: OscillatorType
}

const tones: Readonly<Record<Sound, readonly Tone[]>> = {
  ok: [
    { hertz: 880, at: 0, lasts: 0.09, shape: 'sine' },
    { hertz: 1320, at: 0.1, lasts: 0.14, shape: 'sine' },
  ],
  problem: [
    { hertz: 196, at: 0, lasts: 0.22, shape: 'square' },
    { hertz: 147, at: 0.26, lasts: 0.34, shape: 'square' },
  ],
  note: [{ hertz: 523, at: 0, lasts: 0.08, shape: 'triangle' }],
}

const muted = storedChoice(() => sessionStorage, 'staff-muted')
let context: AudioContext | null = null

/** A muted desk and a browser without sound stay silent: the word and the colour on the screen say the same. */
export function play(sound: Sound): void {
  if (isMuted() || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  // A browser blocks sound until the first key or click on the page; a scan is one.
  if (context.state === 'suspended') void context.resume()
  for (const tone of tones[sound]) sing(context, tone)
}

function sing(audio: AudioContext, tone: Tone): void {
  const start = audio.currentTime + tone.at
  const source = new OscillatorNode(audio, { type: tone.shape, frequency: tone.hertz })
  const volume = new GainNode(audio, { gain: 0 })
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(0.25, start + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.001, start + tone.lasts)
  source.connect(volume).connect(audio.destination)
  source.start(start)
  source.stop(start + tone.lasts)
}

const isMuted = () => muted.read() === 'yes'

export const useMuted = () => muted.useChoice() === 'yes'

export const toggleMuted = () => muted.keep(isMuted() ? 'no' : 'yes')
