import { toast } from './toast.tsx';

/** Copies a text, and says so. `name` is what the person copies. */
export async function copyText(text: string, name: 'link' | 'code'): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(name === 'link' ? 'Link copied' : 'Code copied');
  } catch (error) {
    console.warn(`The browser refused to copy the ${name}`, error);
    toast.error(`We couldn't copy the ${name}.`);
  }
}
