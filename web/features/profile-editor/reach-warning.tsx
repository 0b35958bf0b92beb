import { useFormContext, useWatch } from 'react-hook-form';
import { Box } from '@chakra-ui/react';
import { EDITOR_MESSAGES } from './messages.ts';
import type { ProfileForm } from './profile-form.ts';

/**
 * Warns while phone and website are both empty: Request Service shows visitors without an account an
 * error then (spec §6). It never keeps anybody from saving.
 */
export function ReachWarning() {
  const { control } = useFormContext<ProfileForm>();
  const ways = useWatch({ control, name: ['phone', 'website_url'] });
  const reachable = ways.some((way) => way.trim() !== '');
  return (
    <Box role="status">
      {!reachable && (
        <Box bg="bg.warning" color="fg.warning" borderRadius="xl" px="4" py="2" fontSize="sm">
          {EDITOR_MESSAGES.unreachable}
        </Box>
      )}
    </Box>
  );
}
