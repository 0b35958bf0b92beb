import { useFormContext, useWatch } from 'react-hook-form';
import { Box } from '@chakra-ui/react';
import { EDITOR_MESSAGES } from './messages.ts';
import type { ProfileForm } from './profile-form.ts';

/**
 * Warns while phone and website are both empty, because Request Service then shows visitors without
 * an account an error. It does not prevent saving.
 */
export function ReachWarning() {
  const { control } = useFormContext<ProfileForm>();
  const values = useWatch({ control, name: ['phone', 'website_url'] });
  const isReachable = values.some((value) => value.trim() !== '');
  return (
    <Box role="status">
      {!isReachable && (
        <Box bg="bg.warning" color="fg.warning" borderRadius="xl" px="4" py="2" fontSize="sm">
          {EDITOR_MESSAGES.unreachable}
        </Box>
      )}
    </Box>
  );
}
