import { oneLine } from '@doorstep/domain/text';

/** Saves a file on the person's device. */
export function downloadFile(name: string, contents: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(contents);
  link.download = oneLine(name);
  link.click();
  URL.revokeObjectURL(link.href);
}
