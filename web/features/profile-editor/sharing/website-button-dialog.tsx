import { Box, Button, Dialog, Stack, Text } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { copyText } from '../../../ui/feedback/copy-text.ts';
import { Textarea } from '../../../ui/forms/controls.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import type { OpenDialogProps } from '../../../ui/overlay/lazy-dialog.tsx';
import type { ProfileForm } from '../profile-form.ts';
import { BUTTON_SIZE, BUTTON_SVG, buttonSnippet } from './button-snippet.ts';

/** Shows a button for the professional's own site, and its code to copy. */
export function WebsiteButtonDialog({
  open,
  onClose,
  page,
}: OpenDialogProps & { page: ProfileForm }) {
  const code = buttonSnippet(page);
  return (
    <FormDialog open={open} onClose={onClose} title="Website button">
      <Dialog.Body>
        <Stack gap="5">
          <Text>
            Put this button on your own website. It opens your page here with the request form.
          </Text>
          {/* The button on a light page, which most websites are. */}
          <Box bg="white" borderWidth="1px" borderRadius="xl" p="6">
            <img
              src={`data:image/svg+xml,${encodeURIComponent(BUTTON_SVG)}`}
              alt="Preview: Request a quote"
              {...BUTTON_SIZE}
            />
          </Box>
          <FormField
            label="Code"
            help="Paste it where you edit the HTML of your website. Website builders have a block for it, often called 'Custom HTML' or 'Embed'."
          >
            <Textarea
              readOnly
              rows={6}
              dir="ltr"
              spellCheck={false}
              fontFamily="monospace"
              fontSize="sm"
              value={code}
              onFocus={({ target }) => target.select()}
            />
          </FormField>
          <Text color="fg.muted">
            If you change your handle, the button stops working until you paste its new code.
          </Text>
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button onClick={() => void copyText(code, 'code')}>
          <Copy aria-hidden="true" />
          Copy code
        </Button>
      </Dialog.Footer>
    </FormDialog>
  );
}
