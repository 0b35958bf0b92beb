import * as clack from '@clack/prompts';
import { Cancelled, type Ask } from '../configuration/item.ts';

/** Returns an answer, or throws `Cancelled` after Ctrl+C. */
function answered<T>(answer: T | typeof clack.CANCEL_SYMBOL): T {
  if (clack.isCancel(answer)) throw new Cancelled();
  return answer;
}

/** Asks in the terminal. */
export const terminalAsk: Ask = {
  text: async ({ message, initial, validate }) =>
    answered(
      await clack.text({
        message,
        ...(initial === undefined ? {} : { initialValue: initial }),
        ...(validate ? { validate: (value) => validate((value ?? '').trim()) } : {}),
      }),
    ).trim(),
  password: async ({ message, validate }) =>
    answered(
      await clack.password({
        message,
        ...(validate ? { validate: (value) => validate((value ?? '').trim()) } : {}),
      }),
    ).trim(),
  select: async ({ message, options }) => answered(await clack.select({ message, options })),
  confirm: async (message, suggestion) =>
    answered(await clack.confirm({ message, initialValue: suggestion })),
  note: (text) => clack.note(text),
};
