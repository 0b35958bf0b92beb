import { Button } from '@chakra-ui/react';
import type { PublicPage } from '@doorstep/domain/pages/public-page';
import { Share2 } from 'lucide-react';
import { absoluteUrl } from '../../lib/page-data.ts';
import { publicPageHref } from '../../lib/paths.ts';
import { copyLink } from '../../ui/feedback/copy-link.ts';

/** Opens the device's share dialog, or copies the address where there is none. */
async function sharePage({ handle, display_name }: PublicPage): Promise<void> {
  const url = absoluteUrl(publicPageHref(handle));
  if ('share' in navigator) {
    try {
      await navigator.share({ title: display_name, url });
      return;
    } catch (error) {
      // The person closed the dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      console.warn('The page could not be shared', error);
    }
  }
  await copyLink(url);
}

export function ShareButton({ provider }: { provider: PublicPage }) {
  return (
    <Button
      variant="outline"
      size="sm"
      minH="11"
      onClick={() => void sharePage(provider)}
      _print={{ display: 'none' }}
    >
      <Share2 size={16} aria-hidden="true" />
      Share
    </Button>
  );
}
