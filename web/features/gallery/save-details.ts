import type { Gallery } from '@doorstep/domain/profiles/gallery';
import { saveGallery } from '../../data/profiles/own-page-documents.ts';
import { warnUntilSettled } from '../../lib/navigation/leave-screen.ts';
import { showResult } from '../../ui/feedback/show-result.ts';
import { GALLERY_MESSAGES } from './messages.ts';

/** Saves details and shows the result. Returns whether they were saved. */
export const saveDetails = (changes: Partial<Gallery>): Promise<boolean> =>
  showResult(warnUntilSettled(saveGallery(changes)), {
    done: GALLERY_MESSAGES.saved,
    failed: GALLERY_MESSAGES.notSaved,
    log: 'The details were not saved',
  });
