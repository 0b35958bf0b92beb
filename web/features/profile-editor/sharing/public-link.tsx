import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Copy, QrCode } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { publicPageHref } from '../../../lib/paths.ts';
import { copyLink } from '../../../ui/feedback/copy-link.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { AppLink } from '../../../ui/layout/primitives.tsx';
import { EDITOR_MESSAGES } from '../messages.ts';
import type { ProfileForm } from '../profile-form.ts';
import { useLateParts } from '../use-late-parts.ts';
import type { Stored } from '../saving/use-save-profile.ts';

/**
 * The link to the public page. It follows the handle as it is typed. The QR code has the
 * stored handle, because it is printed.
 */
export function PublicLink({ stored }: { stored: Stored }) {
  const { control } = useFormContext<ProfileForm>();
  const handle = useWatch({ control, name: 'handle' });
  const href = publicPageHref(handle);
  const [showsCode, setShowsCode] = useState(false);
  const parts = useLateParts();
  const openCode = () => {
    if (parts.status === 'error') {
      parts.reload();
      toast.error(EDITOR_MESSAGES.codeFailed);
    } else setShowsCode(true);
  };
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
      <Flex mx="-3" wrap="wrap" flexShrink="0">
        {stored.published && (
          <Button variant="ghost" px="3" onClick={openCode}>
            <QrCode size={16} aria-hidden="true" />
            QR code
          </Button>
        )}
        <Button
          variant="ghost"
          px="3"
          disabled={handle === ''}
          onClick={() => void copyLink(`${location.origin}${href}`)}
        >
          <Copy size={16} aria-hidden="true" />
          Copy link
        </Button>
      </Flex>
      {parts.status === 'ready' && (
        <parts.data.QrCodeDialog
          open={showsCode}
          onClose={() => setShowsCode(false)}
          page={stored.form}
        />
      )}
    </Flex>
  );
}
