import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { publicPageHref } from '../../lib/paths.ts';
import { copyLink } from '../../ui/feedback/copy-link.ts';
import { AppLink } from '../../ui/layout/primitives.tsx';
import type { ProfileForm } from './profile-form.ts';

/** The link to the public page. It follows the handle as it is typed (spec §2). */
export function PublicLink() {
  const { control } = useFormContext<ProfileForm>();
  const handle = useWatch({ control, name: 'handle' });
  const href = publicPageHref(handle);
  return (
    <Flex
      direction={{ base: 'column', sm: 'row' }}
      align={{ base: 'flex-start', sm: 'center' }}
      columnGap="3"
      bg="bg.muted"
      borderRadius="xl"
      px="4"
      py="2"
      justify="space-between"
    >
      <Box minW="0">
        <Text fontSize="sm" color="fg.muted">
          Public link
        </Text>
        {handle === '' ? (
          <Text color="fg.muted">/p/…</Text>
        ) : (
          <AppLink to={href} target="_blank" minH={{ base: '11', md: '6' }}>
            {`${location.host}${href}`}
          </AppLink>
        )}
      </Box>
      <Button
        variant="ghost"
        mx="-3"
        px="3"
        disabled={handle === ''}
        onClick={() => void copyLink(`${location.origin}${href}`)}
      >
        <Copy size={16} aria-hidden="true" />
        Copy link
      </Button>
    </Flex>
  );
}
