import { expect, it } from 'vitest';
import { mainButton, stateText } from './save-bar.tsx';

const saved = { isSaving: false, isUploading: false, isDirty: false };

it.each([
  [true, true, true, 'publish', 'Your page is public. Save Draft takes it offline.'],
  [true, false, true, 'draft', 'Your page goes offline when you press Save Draft.'],
  [false, true, true, 'publish', 'Your page goes public when you press Save & Publish.'],
  [false, false, true, 'publish', 'Your page is a draft until you press Save & Publish.'],
  [false, true, false, 'publish', 'Your page stays a draft when you save.'],
  [false, false, false, 'draft', 'Your page stays a draft when you save.'],
])('public %s, switch %s, plan %s: %s, %s', (isPublic, published, canPublish, button, text) => {
  const page = { isPublic, published, canPublish };
  expect(mainButton(page)).toBe(button);
  expect(stateText({ ...saved, ...page })).toBe(text);
  expect(stateText({ ...saved, ...page, isDirty: true })).toBe(`Unsaved changes. ${text}`);
});

it('says that pictures are uploaded, and that the page is saved', () => {
  const page = { isPublic: true, published: true, canPublish: true, isDirty: true };
  expect(stateText({ ...page, isSaving: false, isUploading: true })).toBe('Uploading pictures…');
  expect(stateText({ ...page, isSaving: true, isUploading: true })).toBe('Saving…');
});
