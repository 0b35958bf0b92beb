/**
 * Parts of the editor that load after its fields, because they are large: the screen's script has a
 * budget (web/budgets.test.ts).
 */
export { LeaveDialog } from './leave-dialog.tsx';
export { PhotoList } from './photo-list.tsx';
export { PreviewButton, PreviewPane } from './preview.tsx';
export { QrCodeDialog } from './qr-code-dialog.tsx';
export { UnpublishDialog } from './unpublish-dialog.tsx';
