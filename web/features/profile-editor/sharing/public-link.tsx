import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Copy, QrCode } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { publicPageHref } from '../../../lib/paths.ts';
import { copyLink } from '../../../ui/feedback/copy-link.ts';
import { AppLink } from '../../../ui/layout/primitives.tsx';
import { LazyDialog } from '../../../ui/overlay/lazy-dialog.tsx';
import { EDITOR_MESSAGES } from '../messages.ts';
import type { ProfileForm } from '../profile-form.ts';
import type { Stored } from '../saving/use-save-profile.ts';

const loadCode = async () => (await import('./qr-code-dialog.tsx')).QrCodeDialog;

/**
 * The link to the public page. It follows the handle as it is typed. The QR code has the
 * stored handle, because it is printed.
 */
export function PublicLink({ stored }: { stored: Stored }) {
  const { control } = useFormContext<ProfileForm>();
  const handle = useWatch({ control, name: 'handle' });
  const href = publicPageHref(handle);
  const [code, setCode] = useState<'unused' | 'open' | 'closed'>('unused');
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
          <Button variant="ghost" px="3" onClick={() => setCode('open')}>
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
      {code !== 'unused' && (
        <LazyDialog
          name="QR code"
          load={loadCode}
          props={{ open: code === 'open', onClose: () => setCode('closed'), page: stored.form }}
          failure={EDITOR_MESSAGES.codeFailed}
          onFailed={() => setCode('unused')}
        />
      )}
    </Flex>
  );
}
