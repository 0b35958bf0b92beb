import { Problem } from '@doorstep/local/stack/problem.ts';
import {
  SWITCH_NAMES,
  SWITCHES,
  switchesSchema,
  type SwitchName,
} from '@doorstep/domain/operations/switches';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { withDates } from '@doorstep/domain/documents/stored-document';

export type SwitchCommand = { name: SwitchName; state: 'on' | 'off' } | null;

const isSwitch = (name: string): name is SwitchName => SWITCH_NAMES.some((one) => one === name);

/** Reads `<part> on|off`; nothing to list the parts. Throws a Problem for anything else. */
export function readCommand(words: readonly string[]): SwitchCommand {
  const [name, state, ...rest] = words;
  if (name === undefined) return null;
  if (rest.length > 0 || !isSwitch(name) || (state !== 'on' && state !== 'off')) {
    throw new Problem(`Use: npm run switch -- --project <id> <${SWITCH_NAMES.join('|')}> <on|off>`);
  }
  return { name, state };
}

/** Switches a part of the site on or off, by `operations/switches`. Returns the state of all. */
export async function setSwitch(
  db: Firestore,
  command: SwitchCommand,
  now: Date,
): Promise<string[]> {
  const document = db.doc('operations/switches');
  if (command) {
    const { name, state } = command;
    const off = { by: 'operator', at: now };
    await document.set({ [name]: state === 'off' ? off : FieldValue.delete() }, { merge: true });
  }
  const switches = switchesSchema.parse(withDates((await document.get()).data() ?? {}));
  return SWITCH_NAMES.map((name) => {
    const off = switches[name];
    return off
      ? `${name}: off since ${off.at.toISOString()}, by ${off.by}. ${SWITCHES[name]}`
      : `${name}: on`;
  });
}
