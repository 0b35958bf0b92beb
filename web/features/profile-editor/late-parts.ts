/**
 * Parts of the editor that load after its fields, because they are large: the screen's script has a
 * budget (web/budgets.test.ts).
 */
export { LeaveDialog, UnpublishDialog } from './saving/confirm-dialogs.tsx';
export { PhotoList } from './pictures/photo-list.tsx';
export { PreviewButton, PreviewPane } from './preview/preview.tsx';
