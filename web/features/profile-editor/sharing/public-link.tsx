import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Copy, MousePointerClick, QrCode } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { publicPageHref } from '../../../lib/paths.ts';
import { copyText } from '../../../ui/feedback/copy-text.ts';
import { AppLink } from '../../../ui/layout/primitives.tsx';
import { DialogButton } from '../../../ui/overlay/lazy-dialog.tsx';
import { EDITOR_MESSAGES } from '../messages.ts';
import type { ProfileForm } from '../profile-form.ts';
import type { Stored } from '../saving/use-save-profile.ts';

const loadCode = async () => (await import('./qr-code-dialog.tsx')).QrCodeDialog;
const loadButton = async () => (await import('./website-button-dialog.tsx')).WebsiteButtonDialog;

/**
 * The link to the public page. It follows the handle as it is typed. The QR code and the button for
 * the professional's own site have the stored handle, because they are used elsewhere.
 */
export function PublicLink({ stored }: { stored: Stored }) {
  const { control } = useFormContext<ProfileForm>();
  const handle = useWatch({ control, name: 'handle' });
  const href = publicPageHref(handle);
  return (
    <Flex direction="column" align="flex-start" bg="bg.muted" borderRadius="xl" px="4" py="2">
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
      <Flex mx="-3" wrap="wrap">
        <Button
          variant="ghost"
          px="3"
          disabled={handle === ''}
          onClick={() => void copyText(`${location.origin}${href}`, 'link')}
        >
          <Copy size={16} aria-hidden="true" />
          Copy link
        </Button>
        {stored.published && (
          <>
            <DialogButton
              label="QR code"
              variant="ghost"
              px="3"
              icon={<QrCode size={16} aria-hidden="true" />}
              load={loadCode}
              failure={EDITOR_MESSAGES.codeFailed}
              props={{ page: stored.form }}
            />
            <DialogButton
              label="Website button"
              variant="ghost"
              px="3"
              icon={<MousePointerClick size={16} aria-hidden="true" />}
              load={loadButton}
              failure={EDITOR_MESSAGES.buttonFailed}
              props={{ page: stored.form }}
            />
          </>
        )}
      </Flex>
    </Flex>
  );
}
