import { toast } from './toast.tsx';

/** Copies an address, and says so. */
export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast.success('Link copied');
  } catch (error) {
    console.warn('The browser refused to copy the link', error);
    toast.error("We couldn't copy the link.");
  }
}
