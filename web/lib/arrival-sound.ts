import { read, write } from './storage/browser-storage.ts';

const KEY = 'arrival_sound';

/** Whether this browser plays a sound when a request or message arrives. Off until switched on. */
export const arrivalSound = {
  isOn: () => read(KEY) !== null,
  set: (isOn: boolean) => write(KEY, isOn ? '1' : null),
};

/** Two notes, in hertz. */
const NOTES = [660, 880];
const NOTE_SECONDS = 0.4;

/** Plays two short notes. Browsers play no sound before the first press on the page. */
export function playArrivalSound(): void {
  if (!navigator.userActivation.hasBeenActive) return;
  const audio = new AudioContext();
  NOTES.forEach((frequency, index) => {
    const start = audio.currentTime + index * 0.12;
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0.15, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + NOTE_SECONDS);
    const note = new OscillatorNode(audio, { frequency });
    note.connect(volume).connect(audio.destination);
    note.start(start);
    note.stop(start + NOTE_SECONDS);
    if (index === NOTES.length - 1) note.onended = () => void audio.close();
  });
}
