import { toast } from './toast.tsx';

const COPIED = { link: 'Link copied', code: 'Code copied', text: 'Text copied' } as const;

/** Copies a text, and says so. `name` is what the person copies. */
export async function copyText(text: string, name: keyof typeof COPIED): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(COPIED[name]);
  } catch (error) {
    console.warn(`The browser refused to copy the ${name}`, error);
    toast.error(`We couldn't copy the ${name}.`);
  }
}
