interface SaveState {
  isSaving: boolean;
  isUploading: boolean;
  isDirty: boolean;
  /** Whether the stored page is public. */
  isPublic: boolean;
  /** The state of the 'Published' switch. */
  published: boolean;
  /** Whether the professional has an active plan. */
  canPublish: boolean;
}

/** Returns the text beside the 'Published' switch: what saving will do. */
export function stateText({ isSaving, isUploading, isDirty, ...page }: SaveState): string {
  if (isSaving) return 'Saving…';
  if (isUploading) return 'Uploading pictures…';
  return isDirty ? `Unsaved changes. ${effectText(page)}` : effectText(page);
}

type PageState = Pick<SaveState, 'isPublic' | 'published' | 'canPublish'>;

/** Returns which of the two save buttons is emphasized. */
export function mainButton({ isPublic, published, canPublish }: PageState): 'draft' | 'publish' {
  return published || (canPublish && !isPublic) ? 'publish' : 'draft';
}

function effectText({ isPublic, published, canPublish }: PageState): string {
  if (isPublic && published) return 'Your page is public. Save Draft takes it offline.';
  if (isPublic) return 'Your page goes offline when you press Save Draft.';
  if (!canPublish) return 'Your page stays a draft when you save.';
  return published
    ? 'Your page goes public when you press Save & Publish.'
    : 'Your page is a draft until you press Save & Publish.';
}
