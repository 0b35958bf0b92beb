import { Box } from '@chakra-ui/react';
import { useLoad } from '../../lib/use-load.ts';
import { CardSkeletons, ErrorState } from '../../ui/feedback/states.tsx';

/** Loads the code of the section about support, which the account's other settings do not need. */
export function SupportLoader({ uid }: { uid: string }) {
  const code = useLoad('support-section', () => import('./support-section.tsx'));
  if (code.status === 'ready') return <code.data.SupportSection uid={uid} />;
  return (
    <Box mt="6">
      {code.status === 'loading' && <CardSkeletons label="Loading support..." count={1} />}
      {code.status === 'error' && (
        <ErrorState onRetry={code.reload}>We couldn't load support.</ErrorState>
      )}
    </Box>
  );
}
