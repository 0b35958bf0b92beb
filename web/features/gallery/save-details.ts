import { toAppError } from '@doorstep/domain/app-error';
import type { Gallery } from '@doorstep/domain/profiles/gallery';
import { saveGallery } from '../../data/profiles/own-page-documents.ts';
import { warnUntilSettled } from '../../lib/navigation/leave-screen.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { GALLERY_MESSAGES } from './messages.ts';

/** Saves details and shows the result. Returns whether they were saved. */
export async function saveDetails(changes: Partial<Gallery>): Promise<boolean> {
  try {
    await warnUntilSettled(saveGallery(changes));
    toast.success(GALLERY_MESSAGES.saved);
    return true;
  } catch (error) {
    console.error('The details were not saved', error);
    toast.error(toAppError(error).personMessage ?? GALLERY_MESSAGES.notSaved);
    return false;
  }
}
