import { Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { moveFocusOnUnmount } from '../../ui/layout/heading-focus.ts';
import { NavigationBar } from '../../ui/layout/navigation-bar.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';

const SendAllDialog = lazy(() => import('./send-all-dialog.tsx'));

/** Lets everything that was given up go out again, once that is confirmed. */
export function SendAllAgain({ off, onEnded }: { off: boolean; onEnded: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <AriaDisabledButton
        ref={moveFocusOnUnmount}
        variant="outline"
        off={off || asking}
        onClick={() => setAsking(true)}
      >
        <Send />
        Send all again
      </AriaDisabledButton>
      {asking && (
        <Suspense fallback={<NavigationBar />}>
          <SendAllDialog
            onClose={() => setAsking(false)}
            onEnded={() => {
              setAsking(false);
              onEnded();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
