import { ErrorState } from '../../../ui/feedback/states.tsx';
import type { PreviewProps } from './preview.tsx';
import { useLateParts } from '../use-late-parts.ts';

/** Loads the code of the preview: a pane beside the editor, or a button on narrow screens. */
export function PreviewLoader({ isWide, ...props }: PreviewProps & { isWide: boolean }) {
  const code = useLateParts();
  if (code.status === 'ready') {
    const { PreviewPane, PreviewButton } = code.data;
    return isWide ? <PreviewPane {...props} /> : <PreviewButton {...props} />;
  }
  if (code.status === 'loading' || !isWide) return null;
  return <ErrorState onRetry={code.reload}>We couldn't load the preview.</ErrorState>;
}
